import 'server-only';
import { LRUCache } from 'lru-cache';
import { FILE_LINK_SECONDS } from '@/lib/contract/orders/files';
import { BRAND } from '@/lib/market/brand';
import type { OrderDocument } from '@/lib/orders/choices';
import type { Language } from '@/lib/market/language';
import type { Context } from '../../platform/context';
import { currentParcels } from '../orders/parcel-store';
import type { OwnOrderWithParcels } from '../orders/order-policy';
import { describeOrder } from './describe-order';
import { invoiceOfOrder } from './invoice-of-order';
import { labelOfOrder } from './label-of-order';

export interface DocumentRequest {
  kind: OrderDocument;
  /** Number of the piece, from 1. Null for all. */
  piece: number | null;
  language: Language;
}

/** Cache of rendered documents, for the life of a link. A document has some tens of kilobytes. */
const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 200, ttl: FILE_LINK_SECONDS * 1000 });

async function print(ctx: Context, order: OwnOrderWithParcels, { kind, piece, language }: DocumentRequest) {
  const description = await describeOrder(ctx, order, language);
  const content = kind === 'label' ? labelOfOrder(description, piece && piece - 1) : invoiceOfOrder(description);
  // An order whose account is closed no longer has an owner.
  return ctx.pdf.print(content, order.row.user_id ?? order.row.id);
}

/** Returns the PDF of this version of the order. It is rendered once and then cached. */
export function loadPrintedFile(
  ctx: Context,
  order: OwnOrderWithParcels,
  request: DocumentRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = [order.row.id, order.row.version, request.kind, request.piece, request.language].join(' ');
  const cachedFile = cache.get(key);
  if (cachedFile) return cachedFile;
  const bytes = print(ctx, order, request);
  cache.set(key, bytes);
  bytes.catch(() => cache.delete(key));
  return bytes;
}

/**
 * Returns a file name: `Dunia-Express-label-DX12345678901GH-2.pdf` for one parcel,
 * `Dunia-Express-label-TN123456789012.pdf` for several.
 */
export function fileName(
  { row, parcels }: OwnOrderWithParcels,
  { kind, piece }: Pick<DocumentRequest, 'kind' | 'piece'>,
): string {
  const current = currentParcels(parcels);
  const pieceRow = current.find(({ number }) => number === piece);
  const brand = BRAND.name.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const number = pieceRow?.waybill_no ?? (current.length > 1 ? row.trade_no : row.waybill_no);
  return `${[brand, kind, number, piece].filter((part) => part !== null).join('-')}.pdf`;
}
