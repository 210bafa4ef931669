import type { World } from './world';

/** Text that tests send in place of control characters, which calls refuse. */
export const CONTROLS_MARK = 'CONTROLS';

/** Control characters that affect a terminal. */
const CONTROLS = '\u001b[31m\u0007\u009b';

/** Replaces CONTROLS_MARK in stored orders and enquiries: an earlier release accepted control characters. */
export async function storeControls({ services: { db } }: World): Promise<void> {
  const escaped = JSON.stringify(CONTROLS).slice(1, -1);
  const orders = await db.selectFrom('orders').select(['id', 'input']).execute();
  for (const { id, input } of orders)
    await db
      .updateTable('orders')
      .set({ input: input.replaceAll(CONTROLS_MARK, escaped) })
      .where('id', '=', id)
      .execute();
  const enquiries = await db.selectFrom('enquiries').select(['id', 'data']).execute();
  for (const { id, data } of enquiries)
    await db
      .updateTable('enquiries')
      .set({ data: data.replaceAll(CONTROLS_MARK, escaped) })
      .where('id', '=', id)
      .execute();
}
