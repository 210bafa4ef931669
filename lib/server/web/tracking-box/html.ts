import 'server-only';

/** Markup that can be sent without escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Part = string | number | Markup | null | false | undefined | readonly Part[];

function markupText(part: Part): string {
  if (part === null || part === false || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(markupText).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/**
 * Returns markup with values. Every value except markup is escaped, so stored text stays text. Null, undefined and
 * false become empty text.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((whole, each, index) => whole + markupText(parts[index - 1]) + each));
}
