import 'server-only';
import type { Queryable } from '../db/open';

/** The secret of this name: `fresh`, unless there was one before. */
export async function keepSecret(db: Queryable, name: string, fresh: string): Promise<string> {
  const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('secrets')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read())!.value;
}
