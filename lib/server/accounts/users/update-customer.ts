import 'server-only';
import type { Verb } from '../../platform/verb';
import { loadUser, assertOwnAccount } from './load-user';
import { presentUser } from './present-user';
import { updateProfile } from './user-store';

export const updateCustomer: Verb<'updateCustomer'> = async ({ ctx, input }) => {
  assertOwnAccount(ctx, input.userId);
  const profile = {
    appellation: input.appellation,
    first_name: input.firstName,
    family_name: input.familyName,
    company_name: input.companyName,
    company_address: input.companyAddress,
  };
  await updateProfile(ctx.db, input.userId, profile, ctx.now().toISOString());
  return presentUser(await loadUser(ctx));
};
