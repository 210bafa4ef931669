import 'server-only';
import type { OrderRecord } from '@/lib/contract/account-data';
import { FIELDS } from '../../db/json-column';
import type { Queryable } from '../../db/open';
import { movesOf, type OrderRow } from '../../orders/store';
import { findScans } from './store';

/** The orders with everything that is stored about them. */
export async function orderRecords(db: Queryable, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const [moves, scans] = await Promise.all([
    movesOf(
      db,
      rows.map(({ id }) => id),
    ),
    findScans(
      db,
      rows.map(({ waybill_no }) => waybill_no),
    ),
  ]);
  return rows.map((row) => ({
    tradeNo: row.trade_no,
    waybillNo: row.waybill_no,
    state: row.state,
    createTime: row.created_at,
    updateTime: row.updated_at,
    hidden: row.hidden === 1,
    order: FIELDS.read(row.input),
    quote: FIELDS.read(row.quote),
    history: moves.filter(({ order_id }) => order_id === row.id).map(({ state, at }) => ({ state, at })),
    events: scans
      .filter(({ waybill_no }) => waybill_no === row.waybill_no)
      .map((scan) => ({
        code: scan.code,
        occurredAt: scan.occurred_at,
        timeZone: scan.time_zone,
        place: scan.place,
        countryCode: scan.country_code,
      })),
  }));
}
