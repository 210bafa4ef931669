import 'server-only';
import { LANGUAGES, type Language } from '@/lib/market/language';

/** A listed name and what it means. */
export interface ListedName<Means> {
  language: Language;
  text: string;
  means: Means;
}

/**
 * Returns the names of a group. A line `# heading` begins a meaning. The lines after it have its names by language,
 * separated by commas. An indented line continues the one before. Throws at a line of another form.
 */
export function readNames<Means>(
  group: string,
  text: string,
  meaningOf: (heading: string) => Means,
): ListedName<Means>[] {
  let means: Means | null = null;
  let language: Language | null = null;
  const names: ListedName<Means>[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      means = meaningOf(line.slice(2));
      continue;
    }
    const [, code, list = ''] = /^(?:([\w-]+): | +)(.+)$/.exec(line) ?? [];
    if (code !== undefined) language = LANGUAGES.find((each) => each === code) ?? null;
    if (means === null || !language || !list) throw new Error(`${group}: cannot read "${line}"`);
    for (const name of list.split(',')) if (name.trim()) names.push({ language, text: name.trim(), means });
  }
  return names;
}
