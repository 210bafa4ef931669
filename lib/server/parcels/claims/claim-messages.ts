import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { money, type Money } from '@/lib/billing/money';
import { formatDay } from '@/lib/i18n/format/format-day';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originOfMarket, marketInLanguage } from '@/lib/routing/short-link';
import { findUser } from '../../accounts/users/user-store';
import { originsOf } from '../../platform/config';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { messageLocale } from '../../platform/texts/message-arguments';
import type { NewMessage } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import type { ClaimRow } from './claim-store';
import { senderChannelOf } from '../orders/place/sender-channel';
import type { OrderRow } from '../orders/order-store';
import { translate } from '../../platform/texts/server-texts';
import { ORDER_INPUT } from '../orders/order-input';

/** Claim to report, with the language and market in which it was sent. */
export interface NotifiedClaim {
  claim: ClaimRow;
  order: OrderRow;
  language: Language;
  country: Country;
  /** Freight to refund in addition to the goods. Null if none is refunded. */
  freight: Money | null;
}

/** Returns the address of the order's page, where the sender reads the claim. */
function orderLink(config: Services['config'], { order, country, language }: NotifiedClaim): string {
  const prefix = formatPrefix(marketInLanguage(country, language));
  return originOfMarket(country, originsOf(config)) + paths.order(prefix, order);
}

/**
 * Returns the mail about the state of a claim. Returns null if the account is closed, or neither it nor the order has
 * the sender's email address. The mail contains nothing that the sender typed.
 */
export async function createClaimMail(
  { config }: Pick<Services, 'config'>,
  trx: Queryable,
  notifiedClaim: NotifiedClaim,
): Promise<NewMessage | null> {
  const { claim, order, language, country, freight } = notifiedClaim;
  const reader = { language, country };
  const user = order.user_id === null ? null : await findUser(trx, order.user_id);
  const recipient = user && senderChannelOf(user, ORDER_INPUT.read(order.input));
  if (recipient?.channel !== 'mail') return null;
  const values = {
    waybill: claim.waybill_no,
    reference: claim.reference,
    kind: claim.kind,
    amount: money(FEE_CURRENCY, claim.granted_minor ?? claim.asked_minor),
    hasFreight: freight === null ? 'no' : 'yes',
    freight: freight ?? '',
    day: formatDay(claim.answer_by, messageLocale(language), 'monthDay'),
    hasReason: claim.reason === '' ? 'no' : 'yes',
    reason: claim.reason,
  };
  return {
    ...MESSAGE_WRITERS.mail.claim({
      subject: translate(reader, `claims.${claim.state}.subject`, values),
      what: translate(reader, `claims.${claim.state}.what`, values),
      reference: claim.reference,
      link: orderLink(config, notifiedClaim),
    }),
    to: recipient.to,
    language,
    country,
    ...(!recipient.isProven && { unproven: true }),
    parcel: { account: null, handedOver: true },
    orderId: order.id,
    waybillNo: claim.waybill_no,
    userId: order.user_id,
  };
}
