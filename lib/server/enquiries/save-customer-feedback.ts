import 'server-only';
import { MARKETS } from '@/lib/market/country';
import { validPhone } from '../accounts/phone-number';
import { countryRecord } from '../dictionaries/store';
import { fieldError } from '../errors';
import type { Verb } from '../verb';
import { takeEnquiry } from './enquiry-policy';
import { notifyMarket } from './notify-market';
import { insertEnquiry } from './store';

/** Stored first, mailed then. The phone number may be left out; one that is given must be one. */
export const saveCustomerFeedback: Verb<'saveCustomerFeedback'> = async ({ ctx, input }) => {
  const { name, email, phone, waybillNo, message, countryCode: market } = input;
  if (phone && !(await validPhone(ctx.db, phone, market))) throw fieldError('phone', 'phoneFormat');
  await takeEnquiry(ctx);
  const kind = 'feedback';
  const { names } = await countryRecord(ctx.db, market);
  const reference = await insertEnquiry(ctx.db, { kind, data: input, language: ctx.language, now: ctx.now() });
  const country = names[MARKETS[market].defaultLanguage];
  await notifyMarket(ctx, { kind, reference, market, values: { name, email, phone, waybillNo, message, country } });
  return { reference };
};
