import * as z from 'zod';
import { MAX_QUOTE_TOKEN_LENGTH } from '@/lib/orders/choices';
import { id, messageName, requiredText } from '../fields';
import { party } from '../orders/party';
import { OfferedQuote } from '../quotes/quotes';
import { ticketAmounts } from '../quotes/ticket';
import { linkToken } from './instructions';

export const OpenSendOnRequest = z.object({
  /** Id of the order. */
  id,
  waybillNo: requiredText(40),
});
/** `token` is valid for one hour, for the parcel's page and for the two calls that send it on. */
export const OpenSendOnResponse = z.object({ token: z.string() });

/** New receiver of a returned parcel, in the country of the earlier one. */
const sendOnFields = {
  token: linkToken,
  receiver: z.object({ name: messageName(80), ...party }),
  /** Amount to collect from the new receiver. */
  cashOnDelivery: ticketAmounts.cashOnDelivery,
};

export const PriceSendOnRequest = z.object(sendOnFields);
export type PriceSendOnRequest = z.output<typeof PriceSendOnRequest>;
export const PriceSendOnResponse = OfferedQuote;

export const SendOnRequest = z.object({
  ...sendOnFields,
  /** `token` of the displayed price. The order is rejected if the token has expired or the shipment differs. */
  quoteToken: z.string().max(MAX_QUOTE_TOKEN_LENGTH, 'quoteUnreadable').optional(),
});

/** The new order that took the parcel over. */
export const SendOnResponse = z.object({ id: z.string(), tradeNo: z.string(), waybillNo: z.string() });
