import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { GivenDetails } from '@/lib/contract/parcels/receiver-details';
import { readDigitalAddress } from '@/lib/market/digital-address';
import { digitalAddressKinds } from '@/lib/market/digital-address-kinds';
import { readIdentityNumber } from '@/lib/orders/read-identity-number';
import { neededIdentity } from '@/lib/orders/receiver-details';
import { pinText, readPin } from '@/lib/orders/read-pin';
import { neededDetails, type ReceiverDetail } from '@/lib/orders/receiver-details';
import { phoneIssueIn } from '@/lib/phone/phone-issue';
import { printedPhone, readPhone, type PhonePatterns } from '@/lib/phone/read-phone';
import type { FieldProblem } from '../../../platform/errors';

/** Details as they are stored. */
export interface ReadDetails {
  /** National Address. Empty if the form had none. */
  nationalAddress: string;
  /** New values. */
  values: ReadonlyMap<ReceiverDetail, string>;
  /** Details that the receiver removed. */
  removed: ReceiverDetail[];
  problems: FieldProblem[];
}

interface KnownDetails {
  order: OrderInput;
  /** Details that are stored already. */
  facts: readonly ReceiverDetail[];
  phonePatterns: PhonePatterns;
}

const problem = (field: keyof GivenDetails, message: string): FieldProblem => ({ field: `details.${field}`, message });

/** Reads the identity number that the destination needs. An empty field does not change a stored number. */
function readIdentity({ identityNo }: GivenDetails, { order, facts }: KnownDetails, details: ReadDetails): void {
  const detail = neededIdentity(order);
  if (!detail || identityNo === undefined) return;
  if (identityNo === '') {
    if (!facts.includes(detail)) details.problems.push(problem('identityNo', 'required'));
    return;
  }
  const value = readIdentityNumber(detail, identityNo);
  if (value === null) details.problems.push(problem('identityNo', `${detail}Format`));
  else (details.values as Map<ReceiverDetail, string>).set(detail, value);
}

function readAddress({ nationalAddress }: GivenDetails, { order }: KnownDetails, details: ReadDetails): void {
  if (nationalAddress === undefined || !neededDetails(order).includes('nationalAddress')) return;
  const { countryCode } = order.receiver;
  const digitalAddress = readDigitalAddress(nationalAddress, countryCode);
  if (digitalAddress) details.nationalAddress = digitalAddress.text;
  else if (nationalAddress === '') details.problems.push(problem('nationalAddress', 'required'));
  else details.problems.push(problem('nationalAddress', `${digitalAddressKinds(countryCode)[0]}Format`));
}

function readExtras(
  { pin, secondPhone }: GivenDetails,
  { order, phonePatterns }: KnownDetails,
  details: ReadDetails,
): void {
  const values = details.values as Map<ReceiverDetail, string>;
  if (pin === '') details.removed.push('pin');
  else if (pin !== undefined) {
    const point = readPin(pin);
    if (point) values.set('pin', pinText(point));
    else details.problems.push(problem('pin', 'pinFormat'));
  }
  if (secondPhone === '') details.removed.push('secondPhone');
  else if (secondPhone !== undefined) {
    const { countryCode } = order.receiver;
    const issue = phoneIssueIn(countryCode, readPhone(secondPhone, countryCode, phonePatterns));
    if (issue) details.problems.push({ field: 'details.secondPhone', ...issue });
    else values.set('secondPhone', printedPhone(secondPhone, countryCode));
  }
}

/** Reads the receiver's form for an order, with every mistake. */
export function readDetails(details: GivenDetails, facts: KnownDetails): ReadDetails {
  const result: ReadDetails = { nationalAddress: '', values: new Map(), removed: [], problems: [] };
  readAddress(details, facts, result);
  readIdentity(details, facts, result);
  readExtras(details, facts, result);
  return result;
}
