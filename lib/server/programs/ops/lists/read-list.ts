import 'server-only';
import { issueField } from '@/lib/contract/issue-keys';
import { messageOf } from '../../../platform/errors';
import { isErrorKey, translateError } from '../../../platform/texts/server-texts';
import type { ListKind, ListProblem } from '../../../platform/list-kind';

export type ReadList<Item> = { items: Item[]; problems: ListProblem[] };

/**
 * Returns the text of an error key. Its arguments are not known here, so a text with arguments is replaced by the text
 * of `invalid`.
 */
function messageText(message: string): string {
  return isErrorKey(message) ? translateError('en', message) : message;
}

function findDuplicates<Item>({ keyOf }: ListKind<Item>, items: readonly (Item | undefined)[]): ListProblem[] {
  const first = new Map<string, number>();
  const problems: ListProblem[] = [];
  items.forEach((item, index) => {
    if (item === undefined) return;
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    else problems.push({ item: index + 1, message: `"${key}" is already item ${before + 1}` });
  });
  return problems;
}

function parseJson(text: string): { list: unknown[] } | { problem: ListProblem } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? { list: value } : { problem: { message: 'the file is not a JSON list' } };
  } catch (error) {
    return { problem: { message: `the file is not JSON: ${messageOf(error)}` } };
  }
}

/**
 * Returns the items of a list's text, and every problem of every item. Items are complete only if there is no problem.
 */
export function readList<Item>(kind: ListKind<Item>, text: string): ReadList<Item> {
  const parsedFile = parseJson(text);
  if ('problem' in parsedFile) return { items: [], problems: [parsedFile.problem] };
  const problems: ListProblem[] = [];
  const records = parsedFile.list.map((value, index) => {
    const parsed = kind.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      problems.push({ item: index + 1, field: issueField(issue), message: messageText(issue.message) });
    }
    return undefined;
  });
  problems.push(...findDuplicates(kind, records));
  problems.sort((one, other) => (one.item ?? 0) - (other.item ?? 0));
  return { items: records.filter((item) => item !== undefined), problems };
}

/** Returns a problem in one line: `item 3, title.fr: This field cannot be blank.` */
export function problemLine({ item, field, message }: ListProblem): string {
  const where = [item === undefined ? '' : `item ${item}`, field ?? ''].filter(Boolean).join(', ');
  return where ? `${where}: ${message}` : message;
}
