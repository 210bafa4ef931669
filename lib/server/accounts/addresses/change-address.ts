import 'server-only';
import { userOf } from '../../platform/context';
import type { Verb } from '../../platform/verb';
import { checkAddress } from './check-address';
import { foreignAddressError } from './assert-address-action';
import { presentAddress } from './present-address';
import { replaceAddress, removeAddress } from './address-store';

export const updateAddress: Verb<'updateAddress'> = async ({ ctx, input: { id, ...changes } }) => {
  const { record, places } = await checkAddress(ctx, changes);
  const entry = { id, record };
  if (!(await replaceAddress(ctx.db, userOf(ctx).userId, entry))) throw foreignAddressError('edit');
  return presentAddress(entry, places, ctx.language);
};

export const deleteAddress: Verb<'deleteAddress'> = async ({ ctx, input: { id } }) => {
  if (!(await removeAddress(ctx.db, userOf(ctx).userId, id))) throw foreignAddressError('delete');
  return { id };
};
