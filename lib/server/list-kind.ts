import 'server-only';
import type * as z from 'zod';
import type { ContentTag } from './platform/content-changes';
import type { Queryable } from './db/open';

/** What is wrong with a list. */
export interface Problem {
  /** Its place in the file, from 1; without one it is about the list. */
  item?: number;
  /** `title.fr`; without one it is about the whole item. */
  field?: string;
  message: string;
}

/** What a list would change. `added`, `changed` and `removed` are disjoint. */
export interface ListChange<Item> {
  /** The whole list of the file. */
  items: readonly Item[];
  added: readonly Item[];
  changed: readonly Item[];
  /** Keys of what `--replace` takes away. */
  removed: readonly string[];
}

/** A list that operators keep as a JSON file: `ops NAME import FILE` takes it in, `ops NAME export` gives it back. */
export interface ListKind<Item> {
  /** First word of its commands. */
  name: string;
  /** What the items are called in reports. */
  plural: string;
  /** Of one item. Messages are sentences, or keys of `errors.json`. Strict objects tell an operator of misspelt fields. */
  schema: z.ZodType<Item>;
  keyOf: (item: Item) => string;
  /** Pages kept under it are made anew after an import. */
  tag: ContentTag;
  /** Everything stored, as a file would have it, in the order of an export. */
  readAll: (db: Queryable) => Promise<Item[]>;
  /** Inserts or overwrites by key. `now` is the time of the import. */
  store: (db: Queryable, items: readonly Item[], now: Date) => Promise<void>;
  remove: (db: Queryable, keys: readonly string[]) => Promise<void>;
  /** What the database has against the change; nothing is stored when there is any. */
  check?: (db: Queryable, change: ListChange<Item>) => Promise<Problem[]>;
}
