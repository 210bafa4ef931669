import 'server-only';
import type { Verb } from '../verb';
import { presentQuote } from './present';
import { priceQuote } from './price-quote';

/** Both kinds, international and domestic (§7 quoteCalc). */
export const calculateQuote: Verb<'quoteCalc'> = async ({ ctx, input }) =>
  presentQuote(await priceQuote(ctx.db, input), ctx.language);

export const calculateInternationalQuote: Verb<'getInternationalQuote'> = async ({ ctx, input }) =>
  presentQuote(await priceQuote(ctx.db, { ...input, kind: 'international' }), ctx.language);
