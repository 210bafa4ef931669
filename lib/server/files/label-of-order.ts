import 'server-only';
import type { OrderView } from '@/lib/contract/orders';
import { BRAND } from '@/lib/market/brand';
import type { LabelPaper, LabelPiece } from '../pdf/paper';
import { moneyText } from '../message-arguments';
import { orderDay, partyLines, wordsOf, type OrderInWords } from './order-in-words';

function pieceOf({ language, english }: OrderInWords, index: number): LabelPiece {
  const parcel = english.parcels[index]!;
  const { weightKg, lengthCm, widthCm, heightCm, goodsNameEn, quantity } = parcel;
  return {
    piece: wordsOf(language, 'label.piece', { number: index + 1, count: english.parcels.length }),
    weight: `${weightKg} kg`,
    size: `${lengthCm} × ${widthCm} × ${heightCm} cm`,
    goods: `${goodsNameEn} × ${quantity}`,
  };
}

/** §3: what is collected belongs to the waybill, not to each of its pieces. */
function collectOf({ cashOnDelivery, parcels }: OrderView, { language }: OrderInWords): LabelPaper['collect'] {
  if (!cashOnDelivery) return null;
  return {
    words: wordsOf(language, 'label.collect'),
    amount: moneyText(cashOnDelivery, 'en'),
    note: parcels.length > 1 ? wordsOf(language, 'label.collectAll', { count: parcels.length }) : null,
  };
}

/** The label of every piece, or of the one that is asked for, counted from 0. */
export function labelOfOrder(order: OrderInWords, piece: number | null): LabelPaper {
  const { english, language, trackAddress, madeAt } = order;
  const pieces = english.parcels.map((_, index) => pieceOf(order, index));
  const title = wordsOf(language, 'label.title', { number: english.waybillNo });
  return {
    kind: 'label',
    title: title.local ?? title.en,
    language,
    brand: BRAND.name,
    madeAt: madeAt.toISOString(),
    waybillNo: english.waybillNo,
    trackAddress,
    service: wordsOf(language, `service.${english.service}`),
    from: wordsOf(language, 'label.from'),
    to: wordsOf(language, 'label.to'),
    sender: partyLines(order, 'sender'),
    receiver: partyLines(order, 'receiver'),
    pieces: piece === null ? pieces : pieces.slice(piece, piece + 1),
    facts: [
      { words: wordsOf(language, 'label.orderNo'), value: english.tradeNo },
      { words: wordsOf(language, 'label.booked'), value: orderDay(order) },
    ],
    collect: collectOf(english, order),
  };
}
