import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { money, type Money } from '@/lib/billing/money';
import type { OrderInput } from '@/lib/contract/orders';
import { formatDay } from '@/lib/i18n/format-day';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originOfMarket, spokenIn } from '@/lib/routing/short-link';
import { findUser } from '../../accounts/store';
import { originsOf } from '../../config';
import type { Services } from '../../context';
import type { Queryable } from '../../db/open';
import { messageLocale } from '../../message-arguments';
import type { NewMessage } from '../../messages/enqueue-messages';
import type { ClaimRow } from './claim-store';
import { reachSender } from '../../orders/reach-sender';
import type { OrderRow } from '../../orders/store';
import { translate } from '../../platform/texts/server-texts';

/** A claim as it is told: in the language and market in which it was sent. */
export interface ToldClaim {
  claim: ClaimRow;
  order: OrderRow;
  language: Language;
  country: Country;
  /** Given back beside the goods. */
  freight: Money | null;
}

/** The page of the order, where the sender reads the claim. */
function orderLink(config: Services['config'], { order, country, language }: ToldClaim): string {
  const prefix = formatPrefix(spokenIn(country, language));
  return originOfMarket(country, originsOf(config)) + paths.order(prefix, order);
}

/**
 * The mail that tells the sender what became of a claim; null where the account is closed or no address is known. Nothing in it was
 * typed by the sender.
 */
export async function claimMail(
  { config }: Pick<Services, 'config'>,
  trx: Queryable,
  told: ToldClaim,
): Promise<NewMessage | null> {
  const { claim, order, language, freight } = told;
  const user = order.user_id === null ? null : await findUser(trx, order.user_id);
  const reached = user && reachSender(user, JSON.parse(order.input) as OrderInput);
  if (reached?.channel !== 'mail') return null;
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
    channel: 'mail',
    to: reached.to,
    language,
    template: 'claim',
    values: {
      subject: translate(language, `claims.${claim.state}.subject`, values),
      what: translate(language, `claims.${claim.state}.what`, values),
      reference: claim.reference,
      link: orderLink(config, told),
    },
    orderId: order.id,
    waybillNo: claim.waybill_no,
    userId: order.user_id,
  };
}
