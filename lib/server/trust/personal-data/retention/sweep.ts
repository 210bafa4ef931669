import 'server-only';
import { DELIVERY_RETENTION_DAYS, KEY_USE_RETENTION_DAYS, SENT_RETENTION_DAYS } from '@/lib/market/limits';
import { DAY_MS, HOUR_MS } from '@/lib/time/durations';
import type { Context, Services } from '../../../platform/context';
import { deleteExpiredRows, deleteRowsOfEndedParcels } from '../../../platform/db/delete-expired';
import { firstStoredMonth, removeOldScans } from '../../../platform/db/old-scans';
import { maintainScanMonths } from '../../../platform/db/scan-months';
import { WEBHOOK_KIND } from '../../../platform/db/tables/webhook-tables';
import { dropOrphanedEvents } from '../../../accounts/webhooks/delivery-store';
import { deleteFinishedEntries } from '../../../messaging/queue/queue-store';
import { deleteEmptyLedgers, deleteSettledParcels } from '../../../parcels/collections/closing-store';
import { deleteDetailsOfEndedOrders } from '../../../parcels/receiver/details/details-store';
import { deleteTestOrders } from '../../../parcels/orders/place/test-orders-store';
import { firstStatusDay } from '../../status/query-status';
import { deleteOldStatus } from '../../status/probe-store';
import { DAYS_AFTER_PARCEL } from '../../../parcels/receiver/links/link-life';

const SWEEP_INTERVAL_MS = 5 * 60_000;

/** Time for which expired sessions and codes are stored, so that the error is "expired" rather than "unknown". */
const SESSION_RETENTION_MS = 30 * DAY_MS;
const CODE_RETENTION_MS = DAY_MS;
/** Time for which unsent orders from forms without scripts are stored. The privacy policy states it. */
const DRAFT_RETENTION_MS = DAY_MS;
const LINK_RETENTION_MS = DAYS_AFTER_PARCEL * DAY_MS;
/** Time for which failed messages can be sent again. The privacy policy states it. */
const DEAD_RETENTION_MS = 30 * DAY_MS;
/**
 * Time after a parcel's end for which details of its delivery are stored, in case of questions. They are receivers'
 * names and notes, evidence of attempts, and complaints about them.
 */
const INSTRUCTION_RETENTION_MS = 90 * DAY_MS;
/**
 * Time after an order's end for which receivers' identity numbers, places and second phones are stored. The privacy
 * policy states it.
 */
const DETAILS_RETENTION_MS = 30 * DAY_MS;
/** Time for which operators' commands are stored. */
const OPERATOR_LOG_RETENTION_MS = 365 * DAY_MS;

/**
 * Maximum number of batches of test orders, or of settled money, that one sweep deletes. The next sweep deletes more.
 */
const MAX_BATCHES = 50;

/** Interval between checks of ended parcels. They read the parcel of every link and instruction, so they are rare. */
const ENDED_PARCELS_INTERVAL_MS = 6 * HOUR_MS;

/** Time of this process's last check of ended parcels, by database. */
const lastEndedCheck = new WeakMap<Services['db'], number>();

/** Time of this process's last sweep, by database. */
const lastSweep = new WeakMap<Services['db'], number>();

/**
 * Deletes expired rows, such as codes, counts, reset tokens, sessions, messages, and photos of deliveries. Prepares the
 * tables for scans of the next months.
 */
export async function sweepExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now();
  const before = (retention: number) => new Date(time.getTime() - retention);
  await deleteExpiredRows(db, {
    now: time.toISOString(),
    codesBefore: before(CODE_RETENTION_MS).toISOString(),
    sessionsBefore: before(SESSION_RETENTION_MS).toISOString(),
    operatorLogBefore: before(OPERATOR_LOG_RETENTION_MS).toISOString(),
    keyUsesBefore: before(KEY_USE_RETENTION_DAYS * DAY_MS).toISOString(),
    webhookAttemptsBefore: before(DELIVERY_RETENTION_DAYS * DAY_MS).toISOString(),
    draftsBefore: before(DRAFT_RETENTION_MS).toISOString(),
  });
  await dropOrphanedEvents(db, time);
  await deleteFinishedEntries(db, 'sent', before(SENT_RETENTION_DAYS * DAY_MS));
  await deleteFinishedEntries(db, 'dropped', before(SENT_RETENTION_DAYS * DAY_MS));
  await deleteFinishedEntries(db, 'dead', before(DEAD_RETENTION_MS));
  await deleteFinishedEntries(db, WEBHOOK_KIND, before(DELIVERY_RETENTION_DAYS * DAY_MS));
  if (time.getTime() - (lastEndedCheck.get(db) ?? 0) >= ENDED_PARCELS_INTERVAL_MS) {
    lastEndedCheck.set(db, time.getTime());
    await deleteRowsOfEndedParcels(db, 'parcel_links', before(LINK_RETENTION_MS).toISOString());
    await deleteRowsOfEndedParcels(db, 'instructions', before(INSTRUCTION_RETENTION_MS).toISOString());
    await deleteRowsOfEndedParcels(db, 'cases', before(INSTRUCTION_RETENTION_MS).toISOString());
    await deleteRowsOfEndedParcels(db, 'attempt_evidence', before(INSTRUCTION_RETENTION_MS).toISOString());
    await deleteDetailsOfEndedOrders(db, before(DETAILS_RETENTION_MS).toISOString());
  }
  await maintainScanMonths(db, time);
}

/** Deletes the scans of months that the privacy policy no longer allows. */
export const sweepScans = ({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> =>
  removeOldScans(db, firstStoredMonth(now(), config.SCAN_MONTHS));

/** Deletes orders of test keys after `TEST_ORDER_DAYS`, at most `MAX_BATCHES` batches at a time. */
export async function sweepTestOrders({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const before = new Date(now().getTime() - config.TEST_ORDER_DAYS * DAY_MS).toISOString();
  for (let batch = 0; batch < MAX_BATCHES && (await deleteTestOrders(db, before)); batch += 1);
}

/** Deletes settled cash on delivery after `COLLECTION_MONTHS`, at most `MAX_BATCHES` batches at a time. */
export async function sweepCollections({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const before = `${firstStoredMonth(now(), config.COLLECTION_MONTHS)}-01`;
  let isMore = true;
  for (let batch = 0; isMore && batch < MAX_BATCHES; batch += 1)
    isMore = await db.transaction().execute((trx) => deleteSettledParcels(trx, before));
  await deleteEmptyLedgers(db, before);
}

/** Deletes probes after `PROBE_DAYS`, and days and closed incidents that the status page no longer shows. */
export async function sweepStatus({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const probe = new Date(now().getTime() - config.PROBE_DAYS * DAY_MS).toISOString();
  await deleteOldStatus(db, { probe, day: firstStatusDay(now()) });
}

/** Sweeps at most every five minutes. A failure is only logged. */
export async function sweepIfDue(ctx: Pick<Context, 'db' | 'now' | 'config' | 'log'>): Promise<void> {
  const time = ctx.now().getTime();
  if (time - (lastSweep.get(ctx.db) ?? 0) < SWEEP_INTERVAL_MS) return;
  lastSweep.set(ctx.db, time);
  for (const sweep of [sweepExpired, sweepScans, sweepTestOrders, sweepCollections, sweepStatus])
    await sweep(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'sweep failed'));
}
