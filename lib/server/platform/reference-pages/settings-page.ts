import 'server-only';
import { defaultOf } from '../config';
import { markdownTable } from './markdown-table';
import { SETTING_GROUPS, type Setting } from '../settings';

/** Defaults that the page describes instead of printing. */
const DESCRIBED: Partial<Record<Setting, string>> = {
  SITE_URL: '`http://localhost:PORT`',
  PASSWORD_TRANSFORM_KEY: 'built in',
  PASSWORD_TRANSFORM_IV: 'built in',
};

function shownDefault(name: Setting): string {
  const value = defaultOf(name);
  const isUnset = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return DESCRIBED[name] ?? (isUnset ? '' : `\`${String(value)}\``);
}

const INTRODUCTION = `# Configuration

- Every variable is optional and read at the start. A wrong value stops the start with a sentence that names it.
- A build contains no address, database, gateway or key, so one build serves any number of sites.
- [deploy/site.env.example](docs/deploy/site.env.example) is a file to begin with.
- \`npm run settings\` writes this page from the code; a test fails if it is out of date.`;

function section({ title, lead, settings }: (typeof SETTING_GROUPS)[number]): string {
  const names = Object.keys(settings) as Setting[]; // the type has no other keys
  const rows = names.map((name) => [`\`${name}\``, shownDefault(name), settings[name]!]);
  const table = markdownTable(['variable', 'default', 'meaning'], rows);
  return [`## ${title}`, ...(lead ? [lead] : []), table].join('\n\n');
}

/**
 * Returns docs/configuration.md. Links begin with `docs/` in the code, where a test checks them, and are relative on
 * the page.
 */
export function settingsPage(): string {
  const text = [INTRODUCTION, ...SETTING_GROUPS.map(section)].join('\n\n');
  return `${text.replaceAll('](docs/', '](')}\n`;
}
