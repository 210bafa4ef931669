import 'server-only';
import { userOf } from '../../platform/context';
import type { Verb } from '../../platform/verb';
import { matchesText } from './matches-text';
import { loadPlacesOfAddresses } from './load-places-of-addresses';
import { assertAddressAction } from './assert-address-action';
import { presentAddress } from './present-address';
import { listAddresses } from './address-store';
import { MAX_ADDRESSES } from '@/lib/market/limits';

/** Returns the person's entries: all, the entries that contain the text, or the entry with the given id. */
export const searchAddresses: Verb<'searchAddresses'> = async ({ ctx, input: { userId, id, text } }) => {
  const ownerId = userOf(ctx).userId;
  assertAddressAction('list', ctx.actor, { owner: userId ?? ownerId });
  const entries = await listAddresses(ctx.db, ownerId);
  const selection = id === undefined ? entries : entries.filter((entry) => entry.id === id);
  if (id !== undefined) assertAddressAction('read', ctx.actor, { owner: selection.length === 0 ? null : ownerId });
  const places = await loadPlacesOfAddresses(
    ctx.db,
    selection.map(({ record }) => record),
  );
  const items = selection.map((entry) => presentAddress(entry, places, ctx.language));
  return { items: items.filter((item) => matchesText(item, text)), limit: MAX_ADDRESSES };
};
