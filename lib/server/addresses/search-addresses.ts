import 'server-only';
import { ADDRESS_BOOK_LIMIT } from '@/lib/contract/addresses';
import { assertOwnAccount } from '../accounts/current-user';
import { userOf } from '../context';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { matchesText } from './matches-text';
import { loadPlaceNames } from './place-names';
import { addressView } from './present';
import { listAddresses } from './store';

/** The person's entries, all or those that contain the text; or the one asked for by id. */
export const searchAddresses: Verb<'searchAddresses'> = async ({ ctx, input: { userId, id, text } }) => {
  if (userId !== undefined) assertOwnAccount(ctx, userId);
  const entries = await listAddresses(ctx.db, userOf(ctx).userId);
  const asked = id === undefined ? entries : entries.filter((entry) => entry.id === id);
  if (id !== undefined && asked.length === 0) throw new ApiError('notFound');
  const places = await loadPlaceNames(
    ctx.db,
    asked.map(({ record }) => record),
  );
  const items = asked.map((entry) => addressView(entry, places, ctx.language));
  return { items: items.filter((item) => matchesText(item, text)), limit: ADDRESS_BOOK_LIMIT };
};
