import 'server-only';
import type * as z from 'zod';
import type { ContentTag } from './content-changes';
import type { Queryable } from './db/open';

/** An error in a list. */
export interface ListProblem {
  /** Position in the file, from 1. Absent for an error of the whole list. */
  item?: number;
  /** Field, such as `title.fr`. Absent for an error of the whole item. */
  field?: string;
  message: string;
}

/** Changes that a list would make. `added`, `changed` and `removed` are disjoint. */
export interface ListChange<Item> {
  /** All items of the file. */
  items: readonly Item[];
  added: readonly Item[];
  changed: readonly Item[];
  /** Keys of items that `--replace` deletes. */
  removed: readonly string[];
}

/** A list that operators maintain as a JSON file. `ops NAME import FILE` stores it, `ops NAME export` returns it. */
export interface ListKind<Item> {
  /** First word of its commands. */
  name: string;
  /** Word for the items in reports. */
  plural: string;
  /** Schema of one item. Messages are sentences, or keys of `errors.json`. Strict objects report misspelt fields. */
  schema: z.ZodType<Item>;
  keyOf: (item: Item) => string;
  /** Pages stored with this tag are rendered again after an import. */
  tag: ContentTag;
  /** Returns all stored items as in a file, in export order. */
  readAll: (db: Queryable) => Promise<Item[]>;
  /** Inserts or overwrites by key. `now` is the time of the import. */
  store: (db: Queryable, items: readonly Item[], now: Date) => Promise<void>;
  remove: (db: Queryable, keys: readonly string[]) => Promise<void>;
  /** Returns problems of the change that the schema of an item cannot find. If there are any, nothing is stored. */
  check?: (db: Queryable, change: ListChange<Item>) => Promise<ListProblem[]>;
}
