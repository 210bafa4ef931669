import 'server-only';
import { addressHeight, cutAddress, fitAddress, type AddressType } from './fit-address';
import type { LabelContent, LabelPiece, PartyLines } from '../../../platform/ports/print-content';

/** A6, in points. */
export const LABEL_SHEET = { width: 297.64, height: 419.53 };
export const LABEL_MARGIN = 12;
export const LABEL_INNER_SIZE = {
  width: LABEL_SHEET.width - 2 * LABEL_MARGIN,
  height: LABEL_SHEET.height - 2 * LABEL_MARGIN,
};

/** Width of the column with From and To, in points. */
export const TITLE_WIDTH = 46;

const HEAD_HEIGHT = 44;
export const BARCODE_HEIGHT = 50;
const BARCODE_BLOCK_HEIGHT = BARCODE_HEIGHT + 30;
const FOOT_HEIGHT = 84;
const COLLECT_HEIGHT = 34;
const PADDING = 8;

/** Maximum height of the sender's address in points. It is cut so that the receiver's address stays readable. */
const SENDER_MAX_HEIGHT = 62;

const SENDER_TYPES: AddressType[] = [
  { name: 8, text: 7 },
  { name: 7, text: 6.2 },
  { name: 6, text: 5.5 },
];
const RECEIVER_TYPES: AddressType[] = [
  { name: 15, text: 12 },
  { name: 14, text: 11 },
  { name: 12.5, text: 10 },
  { name: 11, text: 9 },
  { name: 10, text: 8 },
  { name: 8.5, text: 7 },
  { name: 7.5, text: 6.2 },
  { name: 6.5, text: 5.6 },
];

interface FittedText {
  party: PartyLines;
  type: AddressType;
}

const TEXT_WIDTH = LABEL_INNER_SIZE.width - TITLE_WIDTH;

interface AddressBox {
  types: readonly AddressType[];
  height: number;
  streetLines: number;
}

function fitParty(party: PartyLines, { types, height, streetLines }: AddressBox): FittedText {
  const type = fitAddress(party, types, { width: TEXT_WIDTH, height });
  const isFitting = addressHeight(party, type, TEXT_WIDTH) <= height;
  return { party: isFitting ? party : cutAddress(party, type, { width: TEXT_WIDTH, streetLines }), type };
}

/**
 * Returns both addresses with the largest font sizes in which everything fits on one label. Cuts an address that fits
 * in none.
 */
export function labelAddresses(
  { sender, receiver }: LabelContent,
  { collect }: LabelPiece,
): { sender: FittedText; receiver: FittedText } {
  const from = fitParty(sender, { types: SENDER_TYPES, height: SENDER_MAX_HEIGHT, streetLines: 2 });
  const takenHeight = HEAD_HEIGHT + BARCODE_BLOCK_HEIGHT + FOOT_HEIGHT + (collect ? COLLECT_HEIGHT : 0) + 2 * PADDING;
  const rest = LABEL_INNER_SIZE.height - takenHeight - addressHeight(from.party, from.type, TEXT_WIDTH);
  return { sender: from, receiver: fitParty(receiver, { types: RECEIVER_TYPES, height: rest, streetLines: 4 }) };
}
