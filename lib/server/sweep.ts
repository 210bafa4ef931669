import 'server-only';
import { DELIVERY_DAYS, KEY_USE_DAYS } from '@/lib/market/limits';
import type { Context, Services } from './context';
import { deleteExpired, deleteOfEndedParcels } from './platform/db/delete-expired';
import { firstKeptMonth, removeOldScans } from './platform/db/old-scans';
import { keepScanMonths } from './platform/db/scan-months';
import { WEBHOOK } from './db/webhook-tables';
import { deleteFinished } from './outbox/store';
import { DAYS_AFTER_PARCEL } from './parcel-links/link-life';

const SWEEP_INTERVAL = 5 * 60_000;

/** How long expired sessions and codes stay, so that they are answered as expired and not as unknown or wrong. */
const DAY = 24 * 3600_000;
const SESSION_RETENTION = 30 * DAY;
const CODE_RETENTION = DAY;
/** Orders that were typed without scripts and not sent: the privacy policy names it. */
const DRAFT_RETENTION = DAY;
const LINK_RETENTION = DAYS_AFTER_PARCEL * DAY;
/** How long what was sent or dropped can be asked about, and what was given up be sent again: the privacy policy names both. */
const SENT_RETENTION = 14 * DAY;
const DEAD_RETENTION = 30 * DAY;
/** Names and notes of receivers, after their parcel's end: as long as somebody may ask why it was delivered so. */
const INSTRUCTION_RETENTION = 90 * DAY;
/** What operators did. */
const OPERATOR_LOG_RETENTION = 365 * DAY;

/** A look at the parcel of every link and every choice: seldom. */
const ENDED_PARCELS_INTERVAL = 6 * 3600_000;

/** When this process looked last at the parcels that ended, by database. */
const looked = new WeakMap<Services['db'], number>();

/** When this process swept last, by database. */
const swept = new WeakMap<Services['db'], number>();

/** Deletes what no call can use any more: old codes, counts, tickets, sessions and messages, and photos of deliveries. Makes room for the scans of the next months. */
export async function sweepExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now();
  const before = (retention: number) => new Date(time.getTime() - retention);
  await deleteExpired(db, {
    now: time.toISOString(),
    codesBefore: before(CODE_RETENTION).toISOString(),
    sessionsBefore: before(SESSION_RETENTION).toISOString(),
    operatorLogBefore: before(OPERATOR_LOG_RETENTION).toISOString(),
    keyUsesBefore: before(KEY_USE_DAYS * DAY).toISOString(),
    webhookAttemptsBefore: before(DELIVERY_DAYS * DAY).toISOString(),
    draftsBefore: before(DRAFT_RETENTION).toISOString(),
  });
  await deleteFinished(db, 'sent', before(SENT_RETENTION));
  await deleteFinished(db, 'dropped', before(SENT_RETENTION));
  await deleteFinished(db, 'dead', before(DEAD_RETENTION));
  await deleteFinished(db, WEBHOOK, before(DELIVERY_DAYS * DAY));
  if (time.getTime() - (looked.get(db) ?? 0) >= ENDED_PARCELS_INTERVAL) {
    looked.set(db, time.getTime());
    await deleteOfEndedParcels(db, 'parcel_links', before(LINK_RETENTION).toISOString());
    await deleteOfEndedParcels(db, 'instructions', before(INSTRUCTION_RETENTION).toISOString());
  }
  await keepScanMonths(db, time);
}

/** Removes the scans that the privacy policy names as old. */
export const sweepScans = ({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> =>
  removeOldScans(db, firstKeptMonth(now(), config.SCAN_MONTHS));

/** Sweeps at most every five minutes; a failure is only logged. */
export async function sweepIfDue(ctx: Pick<Context, 'db' | 'now' | 'config' | 'log'>): Promise<void> {
  const time = ctx.now().getTime();
  if (time - (swept.get(ctx.db) ?? 0) < SWEEP_INTERVAL) return;
  swept.set(ctx.db, time);
  for (const sweep of [sweepExpired, sweepScans])
    await sweep(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'sweep failed'));
}
