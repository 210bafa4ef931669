import * as z from 'zod';
import { optionalText } from '../fields';
import { MAX_GOODS_NAME_LENGTH } from './order-fields';

/**
 * Names of the goods of one parcel, as the order has them. Each name may be in any of the six languages. The request is
 * not stored.
 */
export const HsCodeRequest = z
  .object({ goodsNameEn: optionalText(MAX_GOODS_NAME_LENGTH), goodsNameCn: optionalText(MAX_GOODS_NAME_LENGTH) })
  .refine(({ goodsNameEn, goodsNameCn }) => goodsNameEn !== '' || goodsNameCn !== '', {
    error: 'required',
    path: ['goodsNameEn'],
  });

export const HsCodeResponse = z.object({
  /** At most five codes, the likeliest first. Empty for goods that we do not know. The sender chooses the code. */
  suggestions: z.array(
    z.object({
      /** Six digits: the subheading, the same in every country. A country may add digits. */
      code: z.string(),
      /** A short name of the subheading, in the language of the request. */
      name: z.string(),
    }),
  ),
  /** Edition of the nomenclature that contains the codes. */
  edition: z.string(),
  /** Day on which the codes were last compared with the nomenclature. */
  checkedOn: z.string(),
});
export type HsSuggestion = z.infer<typeof HsCodeResponse>['suggestions'][number];
