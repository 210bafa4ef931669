import { create } from 'zustand';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { localDay } from '@/lib/market/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { draftFromQuote, type QuotedPlaces } from '../ship/draft-from-quote';
import { emptyDraft, NO_NEEDS, type Draft, type Needs, type ShipmentKind } from '../ship/draft';
import { needsOfQuote } from '../ship/needs';
import { withPickupTime } from '../ship/pickup-time';
import { readPreSend, isSameDraft, type DraftIdentity, type PreSend } from '../ship/restore-drafts';
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

function read(): PreSend {
  try {
    return readPreSend(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readPreSend(null);
  }
}

/** Reads what an earlier page left; later calls change nothing. */
export function restorePreSend(): void {
  if (!usePreSendStore.getState().ready) usePreSendStore.setState({ ready: true, ...read() });
}

function keep(change: Partial<PreSend>): void {
  restorePreSend();
  usePreSendStore.setState(change);
  write(usePreSendStore.getState());
}

export function saveNeeds(change: Partial<Needs>): void {
  restorePreSend();
  keep({ needs: { ...usePreSendStore.getState().needs, ...change } });
}

/** The draft of this way of sending, or an empty one. Not kept until `saveDraft`. */
export function findDraft(kind: ShipmentKind, market: Country): Draft {
  const fresh = emptyDraft(kind, market);
  return usePreSendStore.getState().drafts.find((draft) => isSameDraft(draft, fresh)) ?? fresh;
}

export function saveDraft(draft: Draft): void {
  restorePreSend();
  const others = usePreSendStore.getState().drafts.filter((other) => !isSameDraft(other, draft));
  keep({ drafts: [...others, draft] });
}

/**
 * Opens a placed order for changes: what was typed for this version of it before, or `fresh`. Changes to another order,
 * or to another version of this one, are given up.
 */
export function openEdit(fresh: Draft): Draft {
  restorePreSend();
  const { drafts } = usePreSendStore.getState();
  const typed = drafts.find((draft) => isSameDraft(draft, fresh) && draft.edits?.version === fresh.edits?.version);
  keep({ drafts: [...drafts.filter(({ edits }) => edits === null), typed ?? fresh] });
  return typed ?? fresh;
}

/** After the order is placed, or when the visitor starts over. The last draft leaves an empty value behind. */
export function discardDraft(draft: DraftIdentity): void {
  restorePreSend();
  const drafts = usePreSendStore.getState().drafts.filter((other) => !isSameDraft(other, draft));
  if (drafts.length > 0) return keep({ drafts });
  // The answers of the first page stay while this visit lasts, for the next parcel.
  usePreSendStore.setState({ drafts });
  try {
    localStorage.setItem(STORAGE_KEY, '');
  } catch {
    // Nothing was kept either.
  }
}

/**
 * Passes a quote to the wizard: what was asked for becomes the draft, whatever was typed before and still fits stays, and the
 * first page's questions have their answers.
 * `places` names the provinces of the quote's cities, where they were chosen from lists.
 */
export function prefillFromQuote(request: QuoteRequest, places: QuotedPlaces = {}): void {
  restorePreSend();
  const abroad = request.kind === 'international';
  const draft = draftFromQuote(
    findDraft(request.kind, abroad ? request.destinationCountry : request.country),
    request,
    places,
  );
  const { values, origin } = draft;
  const pickup = values.sendingMode === 'PICKUP';
  const today = localDay(new Date(), MARKETS[origin].timeZone);
  saveDraft({ ...draft, values: { ...values, ...(pickup && withPickupTime(values, today)) } });
  saveNeeds(needsOfQuote(usePreSendStore.getState().needs, request, Boolean(useUserStore.getState().user)));
}
