import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export interface SourceFile {
  path: string;
  text: string;
}

/** The files under app/ and components/ whose name ends so. */
export function sourceFiles(ending: string): SourceFile[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
  );
}

/** Every style sheet of the product, without its comments. */
export function styleFiles(): SourceFile[] {
  return sourceFiles('.css').map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
}

export function tokensCss(): string {
  return styleFiles().find(({ path }) => path === 'app/styles/tokens.css')!.text;
}
