import * as z from 'zod';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { claimKind, claimMessage } from '@/lib/contract/parcels/claims';
import { parseAmount } from '@/lib/i18n/format/parse-amount';

/** Schema of the claim form. The amount is typed in CNY and parsed to fen. */
export const ClaimInput = z.object({
  kind: claimKind,
  message: claimMessage,
  amount: z
    .string()
    .trim()
    .min(1, { error: 'required', abort: true })
    .transform((text, ctx) => {
      const minor = parseAmount(text, FEE_CURRENCY);
      if (minor) return minor;
      ctx.addIssue({ code: 'custom', message: 'amountFormat' });
      return z.NEVER;
    }),
});
