import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

interface Message {
  /** `file:` address of the page. */
  url: string;
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  extract?: string;
}

/** Hints of the checker that count as faults here. */
const COUNTED_HINTS = /^Section lacks heading/;

/**
 * Returns the faults that the Nu HTML checker finds in pages, as `PAGE: MESSAGE: EXTRACT`. Needs Java. Throws if the
 * checker itself fails.
 */
export function nuFaults(pages: readonly { name: string; html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  try {
    pages.forEach(({ html }, index) => writeFileSync(join(folder, `${index}.html`), html));
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    // The checker guesses the language wrongly on pages of numbers and names.
    const options = ['--format', 'json', '--no-langdetect', '--skip-non-html', folder];
    const { stderr, error } = spawnSync('java', ['-Xmx256m', '-jar', jar, ...options], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (error) throw error;
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return messages
      .filter(({ type, message }) => type !== 'info' || COUNTED_HINTS.test(message))
      .map(({ url, message, extract = '' }) => {
        const page = pages[Number.parseInt(basename(url), 10)]!;
        return `${page.name}: ${message}: ${extract.trim()}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
