import { isCountry } from '@/lib/market/country';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { MAX_QUOTE_TOKEN } from '@/lib/orders/choices';
import {
  emptyDraft,
  emptyParcel,
  NO_NEEDS,
  type Draft,
  type EditedOrder,
  type Needs,
  type ParcelFields,
  type SentOrder,
  type WaitingOrder,
} from '@/lib/client/ship/draft';

/** What is stored: answers of the first page, drafts side by side, and one that changes an order. */
export interface PreSend {
  needs: Needs;
  drafts: Draft[];
}

type Loose = Record<string, unknown>;

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `shape` with those entries of `stored` that have the same type; groups of entries likewise. */
function fill<T extends object>(shape: T, stored: unknown): T {
  const source = isRecord(stored) ? stored : {};
  const entries = Object.entries(shape).map(([key, fallback]) => {
    const value = source[key];
    if (isRecord(fallback)) return [key, fill(fallback, value)];
    return [key, typeof value === typeof fallback && !Array.isArray(fallback) ? value : fallback];
  });
  return Object.fromEntries(entries) as T;
}

function sentOrder(stored: unknown): SentOrder | null {
  const sent = fill({ key: '' }, stored);
  return sent.key === '' ? null : sent;
}

function waitingOrder(stored: unknown): WaitingOrder | null {
  const waits = fill({ content: '', totals: '' }, stored);
  return waits.content === '' ? null : waits;
}

function editedOrder(stored: unknown): EditedOrder | null {
  const edits = fill({ id: '', version: 0, needs: NO_NEEDS }, stored);
  return edits.id === '' ? null : edits;
}

/** As `randomId` makes them; an address may carry anything. */
export function draftId(given: unknown): string {
  return typeof given === 'string' && /^[0-9a-f]{1,32}$/.test(given) ? given : '';
}

function quoteToken(stored: unknown): string {
  return typeof stored === 'string' && stored.length <= MAX_QUOTE_TOKEN ? stored : '';
}

/** A draft of the version before kept one parcel's amounts beside it. */
function restoredParcels(parcels: readonly unknown[], values: unknown): ParcelFields[] {
  const shared = fill({ insuredValue: '', cashOnDelivery: '' }, values);
  const empty = parcels.length === 1 ? { ...emptyParcel(), ...shared } : emptyParcel();
  return parcels.slice(0, MAX_PARCELS).map((each) => fill(empty, each));
}

function draft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isCountry(stored.origin)) return null;
  if (stored.kind !== 'international' && stored.kind !== 'domestic') return null;
  const empty = emptyDraft(stored.kind, stored.origin);
  const values = fill(empty.values, stored.values);
  const parcels = isRecord(stored.values) && Array.isArray(stored.values.parcels) ? stored.values.parcels : [];
  const { countryCode } = values.receiver;
  return {
    ...empty,
    id: draftId(stored.id),
    touchedAt: Number.isNaN(Date.parse(String(stored.touchedAt))) ? '' : String(stored.touchedAt),
    values: {
      ...values,
      sender: { ...values.sender, countryCode: empty.origin },
      receiver: { ...values.receiver, countryCode: isCountry(countryCode) ? countryCode : '' },
      parcels: parcels.length ? restoredParcels(parcels, stored.values) : empty.values.parcels,
    },
    reached: typeof stored.reached === 'number' && stored.reached > 0 ? Math.floor(stored.reached) : 0,
    amountCurrency: typeof stored.amountCurrency === 'string' ? stored.amountCurrency : '',
    quoteToken: quoteToken(stored.quoteToken),
    sent: sentOrder(stored.sent),
    waits: waitingOrder(stored.waits),
    edits: editedOrder(stored.edits),
  };
}

/** Reads what an earlier visit, or an earlier version of this site, left behind. Anything unknown is dropped. */
export function readPreSend(text: string | null): PreSend {
  let stored: unknown;
  try {
    stored = JSON.parse(text || 'null');
  } catch {
    stored = null;
  }
  const { needs, drafts } = isRecord(stored) ? stored : {};
  return {
    needs: fill(NO_NEEDS, needs),
    drafts: Array.isArray(drafts) ? drafts.map(draft).filter((each) => each !== null) : [],
  };
}

/** What tells one draft from another: several of a kind stand side by side, and those of placed orders beside them. */
export type DraftIdentity = Pick<Draft, 'kind' | 'origin' | 'id'> & Partial<Pick<Draft, 'edits'>>;

export function isSameDraft(a: DraftIdentity, b: DraftIdentity): boolean {
  return isSameWay(a, b) && a.id === b.id && a.edits?.id === b.edits?.id;
}

/** Two drafts are of one way of sending when these agree: all international ones start in China. */
export function isSameWay(a: Pick<Draft, 'kind' | 'origin'>, b: Pick<Draft, 'kind' | 'origin'>): boolean {
  return a.kind === b.kind && a.origin === b.origin;
}

/** Nothing of it was typed by a person: what a quote or a link filled in can be had again. */
export function isBlank({ values: { sender, receiver }, sent }: Draft): boolean {
  return (
    sent === null && [sender, receiver].every(({ name, phone, street }) => `${name}${phone}${street}`.trim() === '')
  );
}
