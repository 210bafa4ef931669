import { create } from 'zustand';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { readSessionItem, writeSessionItem } from '../browser-storage';
import { randomId } from '../../calls/random-id';
import { localDay } from '@/lib/market/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { draftFromQuote, type QuotedPlaces } from '../../drafts/draft-from-quote';
import { emptyDraft, NO_NEEDS, type Draft, type Needs, type ShipmentKind } from '../ship/draft';
import { needsOfQuote } from '../../drafts/needs';
import { withPickupTime } from '../../drafts/pickup-time';
import {
  draftId,
  isBlank,
  isSameDraft,
  isSameWay,
  readPreSend,
  type DraftIdentity,
  type PreSend,
} from '../../drafts/restore-drafts';
import { useUserStore } from './user';

/** §3, §4: stored locally; cleared by writing an empty value. */
const STORAGE_KEY = 'preSendList';

interface PreSendState extends PreSend {
  /** False until the stored list was read in this browser. */
  ready: boolean;
}

/** What is being prepared for sending: it outlives reload, login and a change of language. */
export const usePreSendStore = create<PreSendState>(() => ({ ready: false, needs: NO_NEEDS, drafts: [] }));

/** Storage that is full or forbidden keeps nothing; the page itself goes on. */
function write({ needs, drafts }: PreSend): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ needs, drafts }));
  } catch {
    // The draft lives as long as the page then.
  }
}

/** Null where storage is forbidden: then this page's memory is all there is. */
function read(): PreSend | null {
  try {
    return readPreSend(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

/** Reads what an earlier page left; later calls change nothing. */
export function restorePreSend(): void {
  if (!usePreSendStore.getState().ready) usePreSendStore.setState({ ready: true, ...(read() ?? readPreSend(null)) });
}

/** Changes the drafts as they are stored now: another tab may have typed into its own meanwhile. */
function keepDrafts(change: (drafts: readonly Draft[]) => Draft[]): void {
  restorePreSend();
  const drafts = change(read()?.drafts ?? usePreSendStore.getState().drafts);
  usePreSendStore.setState({ drafts });
  // The last one leaves an empty value behind; the answers of the first page stay while this visit lasts, for the next parcel.
  if (drafts.length > 0) return write(usePreSendStore.getState());
  try {
    localStorage.setItem(STORAGE_KEY, '');
  } catch {
    // Nothing was kept either.
  }
}

export function saveNeeds(change: Partial<Needs>): void {
  restorePreSend();
  const needs = { ...usePreSendStore.getState().needs, ...change };
  usePreSendStore.setState({ needs, drafts: read()?.drafts ?? usePreSendStore.getState().drafts });
  write(usePreSendStore.getState());
}

/** Session storage: the draft that this tab is about, while its address does not say so. */
const TAB_DRAFT = 'draft';
/** More would be a list nobody looks through: the one not touched for the longest time makes room. */
const MAX_DRAFTS = 20;

const nextOrders = (way: Pick<Draft, 'kind' | 'origin'>) =>
  usePreSendStore.getState().drafts.filter((draft) => draft.edits === null && isSameWay(draft, way));

/** A new draft, sent by who sent the last one. Not kept until `saveDraft`. */
function newDraft(kind: ShipmentKind, market: Country, id: string): Draft {
  const empty = { ...emptyDraft(kind, market), id };
  const before = nextOrders(empty).findLast(({ values }) => values.sender.street !== '');
  return before ? { ...empty, values: { ...empty.values, sender: before.values.sender } } : empty;
}

/**
 * The draft that an address names, or the tab's, or the last one of this way of sending, or a new one. From now on it is the tab's.
 * Not kept until `saveDraft`.
 */
export function openDraft(kind: ShipmentKind, market: Country, named: string): Draft {
  restorePreSend();
  const drafts = nextOrders(emptyDraft(kind, market));
  const wanted = named || readSessionItem(TAB_DRAFT) || '';
  const draft =
    drafts.find(({ id }) => id === wanted) ??
    (named === '' ? drafts.at(-1) : undefined) ??
    newDraft(kind, market, draftId(named) || randomId());
  writeSessionItem(TAB_DRAFT, draft.id);
  return draft;
}

/** For the next parcel: the tab's own draft while nobody typed into it, else a new one. */
export function startDraft(kind: ShipmentKind, market: Country): Draft {
  restorePreSend();
  const own = nextOrders(emptyDraft(kind, market)).find(({ id }) => id === readSessionItem(TAB_DRAFT));
  const draft = own && isBlank(own) ? own : newDraft(kind, market, randomId());
  writeSessionItem(TAB_DRAFT, draft.id);
  return draft;
}

export function saveDraft(draft: Draft): void {
  const touched = { ...draft, touchedAt: new Date().toISOString() };
  keepDrafts((drafts) => [...drafts.filter((other) => !isSameDraft(other, draft)), touched].slice(-MAX_DRAFTS));
}

/**
 * Opens a placed order for changes: what was typed for this version of it before, or `fresh`. Changes to another order,
 * or to another version of this one, are given up.
 */
export function openEdit(fresh: Draft): Draft {
  restorePreSend();
  const isTyped = (draft: Draft) => isSameDraft(draft, fresh) && draft.edits?.version === fresh.edits?.version;
  const opened = usePreSendStore.getState().drafts.find(isTyped) ?? fresh;
  keepDrafts((drafts) => [...drafts.filter(({ edits }) => edits === null), opened]);
  return opened;
}

/** After the order is placed, or when the visitor starts over. */
export function discardDraft(draft: DraftIdentity): void {
  keepDrafts((drafts) => drafts.filter((other) => !isSameDraft(other, draft)));
  if (readSessionItem(TAB_DRAFT) === draft.id) writeSessionItem(TAB_DRAFT, null);
}

/**
 * Passes a quote to the wizard: what was asked for becomes the tab's draft, whatever was typed before and still fits stays, and the
 * first page's questions have their answers. `places` names the provinces of the quote's cities, where they were chosen from lists.
 */
export function prefillFromQuote(request: QuoteRequest, places: QuotedPlaces = {}): void {
  restorePreSend();
  const market = request.kind === 'international' ? request.destinationCountry : request.country;
  const own = nextOrders(emptyDraft(request.kind, market)).find(({ id }) => id === readSessionItem(TAB_DRAFT));
  const draft = draftFromQuote(own ?? startDraft(request.kind, market), request, places);
  const { values, origin } = draft;
  const pickup = values.sendingMode === 'PICKUP';
  const today = localDay(new Date(), MARKETS[origin].timeZone);
  saveDraft({ ...draft, values: { ...values, ...(pickup && withPickupTime(values, today)) } });
  saveNeeds(needsOfQuote(usePreSendStore.getState().needs, request, Boolean(useUserStore.getState().user)));
}
