import { sql } from 'kysely';
import { isPostgres, type Database } from '@/lib/server/platform/db/open';

interface Column {
  type: string;
  /** True if every insert must set the column. */
  isRequired: boolean;
  /** True if an insert without the column leaves it null. */
  isNull: boolean;
}

/** A rule that rejects rows: a check, a key or a unique index. */
interface Rule {
  text: string;
  columns: readonly string[];
}

interface Table {
  columns: Map<string, Column>;
  rules: Rule[];
}

export type SchemaShape = Map<string, Table>;

/** Returns the columns that a check names. */
const columnsNamedIn = (text: string, columns: readonly string[]) =>
  columns.filter((column) => new RegExp(`\\b${column}\\b`).test(text));

/** Returns the checks in the text of a table, each up to its closing parenthesis. */
function checksIn(text: string): string[] {
  return [...text.matchAll(/\bcheck\s*\(/gi)].map(({ index }) => {
    let depth = 0;
    const end = [...text].findIndex((letter, place) => {
      if (place < index) return false;
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      return letter === ')' && depth === 0;
    });
    return text.slice(index, end + 1);
  });
}

const selectRows = async <Row>(db: Database, text: string): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(db)).rows;

async function sqliteRules(db: Database, table: string, columns: readonly string[]): Promise<Rule[]> {
  const [{ text } = { text: '' }] = await selectRows<{ text: string }>(
    db,
    `select sql as text from sqlite_master where type = 'table' and name = '${table}'`,
  );
  const rules: Rule[] = checksIn(text).map((check) => ({ text: check, columns: columnsNamedIn(check, columns) }));
  const keys = await selectRows<{ from: string; table: string }>(db, `pragma foreign_key_list(${table})`);
  for (const { from, table: target } of keys) rules.push({ text: `${from} stands in ${target}`, columns: [from] });
  const indexes = await selectRows<{ name: string; unique: number }>(db, `pragma index_list(${table})`);
  for (const { name } of indexes.filter(({ unique }) => unique === 1)) {
    const of = (await selectRows<{ name: string }>(db, `pragma index_info(${name})`)).map((column) => column.name);
    const [index] = await selectRows<{ text: string | null }>(
      db,
      `select sql as text from sqlite_master where name = '${name}'`,
    );
    const only = /\bwhere\b.*$/is.exec(index?.text ?? '')?.[0] ?? '';
    rules.push({ text: `unique (${of.join(', ')}) ${only}`.trim(), columns: of });
  }
  return rules;
}

async function postgresRules(db: Database, table: string, columns: readonly string[]): Promise<Rule[]> {
  const objects = await selectRows<{ text: string }>(
    db,
    `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'u', 'p', 'f')
     union all select substring(pg_get_indexdef(indexrelid) from 'USING.*') from pg_index
     where indrelid = '${table}'::regclass and indisunique and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  );
  // Columns that an index includes reject no rows.
  const rules = objects.map(({ text }) => text.replace(/ INCLUDE \([^)]*\)/, ''));
  return rules.map((text) => ({ text, columns: columnsNamedIn(text.replace(/REFERENCES.*/, ''), columns) }));
}

/** Returns the current tables, columns and rules of a database, without the partitions of tables. */
export async function readSchemaShape(db: Database): Promise<SchemaShape> {
  const shape: SchemaShape = new Map();
  for (const { name, columns: found } of await db.introspection.getTables()) {
    if (/^scan_events_(\d|other)/.test(name)) continue;
    const columns = new Map(
      found.map(({ name: column, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        column,
        {
          type: dataType,
          isRequired: !isNullable && !hasDefaultValue && !isAutoIncrementing,
          isNull: isNullable && !hasDefaultValue,
        },
      ]),
    );
    const rulesOf = isPostgres(db) ? postgresRules : sqliteRules;
    shape.set(name, { columns, rules: await rulesOf(db, name, [...columns.keys()]) });
  }
  return shape;
}

function lossesOfTable(name: string, before: Table, after: Table): string[] {
  const losses: string[] = [];
  for (const [column, { type }] of before.columns) {
    const now = after.columns.get(column);
    if (!now) losses.push(`${name}.${column} is gone`);
    else if (now.type !== type) losses.push(`${name}.${column} is ${now.type}`);
  }
  for (const [column, { isRequired }] of after.columns)
    if (isRequired && !before.columns.get(column)?.isRequired) losses.push(`${name}.${column} cannot be left out`);
  for (const { text, columns } of after.rules) {
    const isNew = before.rules.every((rule) => rule.text !== text);
    // The previous release leaves a new column null, and a unique index accepts any number of rows with null.
    const lets = columns.some((column) => !before.columns.has(column) && after.columns.get(column)!.isNull);
    if (lets && /^(unique|using)\b/i.test(text)) continue;
    if (isNew && columns.some((column) => before.columns.has(column))) losses.push(`${name} keeps to ${text}`);
  }
  return losses;
}

/** Returns the reasons why statements of a release for the first shape fail on the second one, a phrase each. */
export function lossesOf(before: SchemaShape, after: SchemaShape): string[] {
  return [...before].flatMap(([name, table]) => {
    const now = after.get(name);
    return now ? lossesOfTable(name, table, now) : [`${name} is gone`];
  });
}
