import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

/** Number of path segments to which the map lists folders. Folders below have the reason of their parent. */
function mappedDepth(file: string): number {
  if (file.startsWith('lib/server/')) return 4;
  return /^(lib|components)\//.test(file) ? 3 : 2;
}

/** Returns the folder of a file as the map names it. */
const mappedFolder = (file: string) => file.split('/').slice(0, -1).slice(0, mappedDepth(file)).join('/');

describe('docs/map.md', () => {
  it('has one sentence for each folder, and no line without a folder', () => {
    const folders = [...new Set(filesOf('lib', 'components', 'app', 'scripts').map(mappedFolder))];
    const listed = [...readSource('docs/map.md').matchAll(/^- `([^`]+)` \S.*\.$/gm)].map(([, folder]) => folder!);
    expect(listed.toSorted(), 'add or remove the line of a folder in docs/map.md').toEqual(folders.toSorted());
  });
});
