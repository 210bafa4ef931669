import 'server-only';
import { issueField } from '@/lib/contract/issue-keys';
import { messageOf } from '../../platform/errors';
import { isErrorKey, translateError } from '../../platform/texts/server-texts';
import type { ListKind, Problem } from '../../list-kind';

export type ReadList<Item> = { items: Item[]; problems: Problem[] };

/** The values of an error sentence are not known here: a key whose sentence needs some is shown as the sentence of `invalid`. */
function sentence(message: string): string {
  return isErrorKey(message) ? translateError('en', message) : message;
}

function duplicates<Item>({ keyOf }: ListKind<Item>, items: readonly (Item | undefined)[]): Problem[] {
  const first = new Map<string, number>();
  const problems: Problem[] = [];
  items.forEach((item, index) => {
    if (item === undefined) return;
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    else problems.push({ item: index + 1, message: `"${key}" is item ${before + 1} already` });
  });
  return problems;
}

function parseJson(text: string): { list: unknown[] } | { problem: Problem } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? { list: value } : { problem: { message: 'the file is not a JSON list' } };
  } catch (error) {
    return { problem: { message: `the file is not JSON: ${messageOf(error)}` } };
  }
}

/** The items of a list's text, and every problem of every item. Items are whole only when there is no problem. */
export function readList<Item>(kind: ListKind<Item>, text: string): ReadList<Item> {
  const parsedFile = parseJson(text);
  if ('problem' in parsedFile) return { items: [], problems: [parsedFile.problem] };
  const problems: Problem[] = [];
  const read = parsedFile.list.map((value, index) => {
    const parsed = kind.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      problems.push({ item: index + 1, field: issueField(issue), message: sentence(issue.message) });
    }
    return undefined;
  });
  problems.push(...duplicates(kind, read));
  problems.sort((one, other) => (one.item ?? 0) - (other.item ?? 0));
  return { items: read.filter((item) => item !== undefined), problems };
}

/** `item 3, title.fr: This field cannot be blank.` */
export function problemLine({ item, field, message }: Problem): string {
  const where = [item === undefined ? '' : `item ${item}`, field ?? ''].filter(Boolean).join(', ');
  return where ? `${where}: ${message}` : message;
}
