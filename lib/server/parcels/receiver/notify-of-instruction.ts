import 'server-only';
import type { Instruction } from '@/lib/contract/parcels/instructions';
import { MARKETS } from '@/lib/market/country';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { instructionText, loadSiteNames } from './present-instructions';
import { enqueueMessages, type NewMessage } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { createParcelLink } from './links/create-parcel-link';
import type { LinkedParcel } from './load-linked-parcel';
import { isHandedOver, mayWriteToReceiver } from './may-write-to-receiver';
import { receiverContacts } from './receiver-contacts';

/**
 * Returns true if the choice is confirmed by a message. A choice with four digits is confirmed only after the
 * hand-over, because the sender has these digits and could make us send messages.
 */
async function isConfirmed(trx: Queryable, { link, parcel }: LinkedParcel): Promise<boolean> {
  if (link.access === 'tail' && !isHandedOver(parcel.state)) return false;
  return mayWriteToReceiver(trx, parcel);
}

/**
 * Confirms a choice to the receiver of the order, even if somebody else made it. The message is sent by mail if the
 * sender gave an address, otherwise by SMS. It contains no names or notes. Its language is that of the link, or the
 * country's default for access by four digits.
 */
export async function notifyOfInstruction(
  ctx: Pick<Context, 'config' | 'now'>,
  trx: Queryable,
  linked: LinkedParcel,
  instruction: Instruction,
): Promise<void> {
  const { link, parcel, order } = linked;
  const country = parcel.receiver_country;
  const language = link.access === 'tail' ? MARKETS[country].defaultLanguage : link.language;
  const contact = receiverContacts(order).at(-1);
  if (!contact || !(await isConfirmed(trx, linked))) return;
  const { waybill_no: waybillNo } = parcel;
  const sites = await loadSiteNames(trx, [instruction]);
  const values = {
    waybill: waybillNo,
    choice: instructionText(instruction, sites, { language, mayReadNames: false }),
    link: await createParcelLink(ctx, trx, { waybillNo, party: 'receiver', language, country }),
  };
  const message: NewMessage = {
    ...MESSAGE_WRITERS[contact.channel].instructionKept(values),
    to: contact.to.value,
    language,
    country,
    // The sender typed the address.
    unproven: true,
    // After hand-over, the message counts as a confirmation, because anyone who knows four digits can cause one.
    ...(!isHandedOver(parcel.state) && { parcel: { account: parcel.user_id, handedOver: false } }),
    orderId: parcel.id,
    waybillNo,
  };
  await enqueueMessages(trx, [message], ctx.now());
}
