import 'server-only';
import type { Instruction } from '@/lib/contract/instructions';
import { MARKETS } from '@/lib/market/country';
import type { Context } from '../context';
import type { Queryable } from '../db/open';
import { instructionText, siteNamesOf } from '../parcels/receiver/instructions/present';
import { enqueueMessages } from '../messages/enqueue-messages';
import { parcelLink } from '../parcels/receiver/links/parcel-link';
import type { LinkedParcel } from '@/lib/server/parcels/receiver/linked-parcel';
import { reachOf } from '@/lib/server/parcels/receiver/reach';

/**
 * Confirms a choice to the receiver whom the order names, whoever made it: by mail where the sender gave an address, else
 * by SMS. Names and notes stay out of it. In the language of the link, or the country's where somebody knew four digits.
 */
export async function tellOfInstruction(
  ctx: Pick<Context, 'config' | 'now'>,
  trx: Queryable,
  { link, parcel, order }: LinkedParcel,
  instruction: Instruction,
): Promise<void> {
  const country = parcel.receiver_country;
  const language = link.access === 'tail' ? MARKETS[country].defaultLanguage : link.language;
  const way = reachOf(order).at(-1);
  if (!way) return;
  const { waybill_no: waybillNo } = parcel;
  const sites = await siteNamesOf(trx, [instruction]);
  const values = {
    waybill: waybillNo,
    choice: instructionText(instruction, sites, { language, whole: false }),
    link: await parcelLink(ctx, trx, { waybillNo, party: 'receiver', language, country }),
  };
  const message = {
    channel: way.channel,
    to: way.to.value,
    language,
    template: 'instructionKept',
    values,
    // The sender typed it.
    ...(way.channel === 'mail' && { unproven: true }),
    orderId: parcel.id,
    waybillNo,
  };
  await enqueueMessages(trx, [message], ctx.now());
}
