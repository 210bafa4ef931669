import 'server-only';
import { formatPrintedMoney } from '@/lib/i18n/format/format-money';
import { BRAND } from '@/lib/market/brand';
import { orderNumber } from '@/lib/orders/order-number';
import { sumOfAmounts } from '@/lib/orders/own-amounts';
import type { LabelContent, LabelPiece } from '../../platform/ports/print-content';
import { orderDay, partyLines, receiverLines, bilingualText, serviceName, type OrderTexts } from './order-texts';

/**
 * Returns the amount to collect per waybill. In an order of an earlier release, that is for all its pieces together.
 */
function collectOf({ language, english }: OrderTexts, index: number): LabelPiece['collect'] {
  const { waybillNo } = english.parcels[index]!;
  const pieces = english.parcels.filter((parcel) => parcel.waybillNo === waybillNo);
  const amount = sumOfAmounts(pieces, 'cashOnDelivery');
  if (!amount) return null;
  return {
    words: bilingualText(language, 'label.collect'),
    amount: formatPrintedMoney(amount),
    note: pieces.length > 1 ? bilingualText(language, 'label.collectAll', { count: pieces.length }) : null,
  };
}

function pieceOf(order: OrderTexts, index: number): LabelPiece {
  const { language, english, trackAddress } = order;
  const { waybillNo, weightKg, lengthCm, widthCm, heightCm, goodsNameEn, quantity } = english.parcels[index]!;
  return {
    waybillNo,
    trackAddress: trackAddress(waybillNo),
    piece: bilingualText(language, 'label.piece', { number: index + 1, count: english.parcels.length }),
    weight: `${weightKg} kg`,
    size: `${lengthCm} × ${widthCm} × ${heightCm} cm`,
    goods: `${goodsNameEn} × ${quantity}`,
    collect: collectOf(order, index),
  };
}

/** Maximum number of characters of a shop's number. They fit on one line of the label in the widest letters. */
const MAX_REFERENCE_LENGTH = 30;

/** Returns the shop's own number of the order, if it has one. A longer one ends with an ellipsis. */
function referenceOf({ english: { shopOrderNo = '' }, language }: OrderTexts): LabelContent['facts'] {
  if (shopOrderNo === '') return [];
  const letters = [...shopOrderNo];
  const isShort = letters.length <= MAX_REFERENCE_LENGTH;
  const value = isShort ? shopOrderNo : `${letters.slice(0, MAX_REFERENCE_LENGTH - 1).join('')}…`;
  return [{ words: bilingualText(language, 'label.reference'), value }];
}

/** Returns the labels of all parcels, or of one. `piece`: its position from 0. */
export function labelOfOrder(order: OrderTexts, piece: number | null): LabelContent {
  const { english, language, madeAt } = order;
  const { route } = english;
  const pieces = english.parcels.map((_, index) => pieceOf(order, index));
  const title = bilingualText(language, 'label.title', { number: orderNumber(english) });
  return {
    kind: 'label',
    route: route ? { from: route.from.code, to: route.to.code, place: route.to.name } : null,
    title: title.local ?? title.en,
    language,
    brand: BRAND.name,
    madeAt: madeAt.toISOString(),
    specimen: english.isTest ? bilingualText(language, 'specimen') : null,
    service: serviceName(order),
    from: bilingualText(language, 'label.from'),
    to: bilingualText(language, 'label.to'),
    sender: partyLines(order, 'sender'),
    receiver: receiverLines(order),
    pieces: piece === null ? pieces : pieces.slice(piece, piece + 1),
    facts: [
      { words: bilingualText(language, 'label.orderNo'), value: english.tradeNo },
      { words: bilingualText(language, 'label.booked'), value: orderDay(order) },
      ...referenceOf(order),
    ],
  };
}
