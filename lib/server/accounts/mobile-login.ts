import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { fieldError } from '../errors';
import type { Verb } from '../verb';
import type { AccountName } from './account-name';
import { checkCode, consumeCode } from './codes/check-code';
import { newUserRow } from './create-user';
import { validPhone } from '../dictionaries/phone-number';
import { userView } from './present';
import { openSession } from './sessions/open-session';
import { findUserByName, insertUserOnce, type UserRow } from './store';

async function findOrCreate(
  db: Queryable,
  name: AccountName,
  countryCode: Country,
  now: Date,
): Promise<{ user: UserRow; isNew: boolean }> {
  const known = await findUserByName(db, name);
  if (known) return { user: known, isNew: false };
  const row = newUserRow(name, null, { countryCode }, now);
  if (await insertUserOnce(db, row)) return { user: row, isNew: true };
  const faster = await findUserByName(db, name);
  if (!faster) throw new Error('an account that blocks a new one cannot be found');
  return { user: faster, isNew: false };
}

/** §4: a new number makes an account, whose owner is then asked to set a password. */
export const mobileLogin: Verb<'mobileLogin'> = async ({ ctx, input }) => {
  const phone = await validPhone(ctx.db, input.phone, input.countryCode);
  if (!phone) throw fieldError('phone', 'phoneFormat');
  const name: AccountName = { kind: 'phone', value: phone.e164 };
  const codeId = await checkCode(ctx, { purpose: 'LOGIN', target: name.value }, input);
  return ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, codeId);
    const { user, isNew } = await findOrCreate(trx, name, input.countryCode, ctx.now());
    const accessToken = await openSession(trx, {
      userId: user.id,
      remember: input.rememberMe,
      userAgent: ctx.userAgent,
      clientAddress: ctx.clientAddress,
      deviceKey: input.deviceKey,
      now: ctx.now(),
    });
    return { accessToken, user: userView(user), isNew };
  });
};
