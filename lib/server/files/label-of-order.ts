import 'server-only';
import type { OrderView } from '@/lib/contract/orders';
import { formatPaperMoney } from '@/lib/i18n/format-money';
import { BRAND } from '@/lib/market/brand';
import type { LabelPaper, LabelPiece } from '../pdf/paper';
import { orderDay, partyLines, bilingualText, type OrderTexts } from './order-texts';

function pieceOf({ language, english }: OrderTexts, index: number): LabelPiece {
  const parcel = english.parcels[index]!;
  const { weightKg, lengthCm, widthCm, heightCm, goodsNameEn, quantity } = parcel;
  return {
    piece: bilingualText(language, 'label.piece', { number: index + 1, count: english.parcels.length }),
    weight: `${weightKg} kg`,
    size: `${lengthCm} × ${widthCm} × ${heightCm} cm`,
    goods: `${goodsNameEn} × ${quantity}`,
  };
}

/** §3: what is collected belongs to the waybill, not to each of its pieces. */
function collectOf({ cashOnDelivery, parcels }: OrderView, { language }: OrderTexts): LabelPaper['collect'] {
  if (!cashOnDelivery) return null;
  return {
    words: bilingualText(language, 'label.collect'),
    amount: formatPaperMoney(cashOnDelivery),
    note: parcels.length > 1 ? bilingualText(language, 'label.collectAll', { count: parcels.length }) : null,
  };
}

/** The label of every piece, or of the one that is asked for, counted from 0. */
export function labelOfOrder(order: OrderTexts, piece: number | null): LabelPaper {
  const { english, language, trackAddress, madeAt } = order;
  const pieces = english.parcels.map((_, index) => pieceOf(order, index));
  const title = bilingualText(language, 'label.title', { number: english.waybillNo });
  return {
    kind: 'label',
    title: title.local ?? title.en,
    language,
    brand: BRAND.name,
    madeAt: madeAt.toISOString(),
    waybillNo: english.waybillNo,
    trackAddress,
    service: bilingualText(language, `service.${english.service}`),
    from: bilingualText(language, 'label.from'),
    to: bilingualText(language, 'label.to'),
    sender: partyLines(order, 'sender'),
    receiver: partyLines(order, 'receiver'),
    pieces: piece === null ? pieces : pieces.slice(piece, piece + 1),
    facts: [
      { words: bilingualText(language, 'label.orderNo'), value: english.tradeNo },
      { words: bilingualText(language, 'label.booked'), value: orderDay(order) },
    ],
    collect: collectOf(english, order),
  };
}
