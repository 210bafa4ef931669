// The release as docs/deployment.md collects it, in a separate folder that is deleted at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../run.mjs';

/** Collects the build of the working tree. Returns its folder and `drop`, which deletes it. */
export function collectRelease() {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  run(process.execPath, ['scripts/image.mjs', 'collect', folder]);
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
