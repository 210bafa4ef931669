import { create } from 'zustand';
import { readSessionItem, writeSessionItem } from '../browser-storage';
import { randomId } from '@/lib/http/random-id';
import type { Country } from '@/lib/market/country';
import type { ShipmentKind } from '@/lib/billing/transit';
import { emptyDraft, NO_NEEDS, type Draft, type Needs } from '@/lib/drafts/draft';
import {
  readDraftId,
  isBlankDraft,
  isSameDraft,
  isSameKindAndOrigin,
  readPreSend,
  type DraftIdentity,
  type PreSend,
} from '@/lib/drafts/restore-drafts';

/** Key in local storage; cleared by writing an empty value (§3, §4). */
const STORAGE_KEY = 'preSendList';

interface PreSendState extends PreSend {
  /** False until the stored list was read in this browser. */
  ready: boolean;
}

/** Orders in preparation. They survive a reload, a login and a change of language. */
export const usePreSendStore = create<PreSendState>(() => ({ ready: false, needs: NO_NEEDS, drafts: [] }));

/** Stores the list. Full or forbidden storage stores nothing, and the page continues. */
function storeList({ needs, drafts }: PreSend): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ needs, drafts }));
  } catch {
    // Without storage, the draft is lost when the page is closed.
  }
}

/** Returns the stored list. Null if storage is forbidden: the list then exists only in this page's memory. */
function readStored(): PreSend | null {
  try {
    return readPreSend(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

/** Reads the stored list. Later calls change nothing. */
export function restorePreSend(): void {
  if (!usePreSendStore.getState().ready)
    usePreSendStore.setState({ ready: true, ...(readStored() ?? readPreSend(null)) });
}

/** Applies a change to the drafts in storage, not to this page's copy, because another tab may have changed them. */
function storeDrafts(change: (drafts: readonly Draft[]) => Draft[]): void {
  restorePreSend();
  const drafts = change(readStored()?.drafts ?? usePreSendStore.getState().drafts);
  usePreSendStore.setState({ drafts });
  // Removing the last draft leaves an empty value. The first page's answers stay in memory during this visit, for the
  // next parcel.
  if (drafts.length > 0) return storeList(usePreSendStore.getState());
  try {
    localStorage.setItem(STORAGE_KEY, '');
  } catch {
    // Storage is forbidden, so nothing was stored before.
  }
}

export function saveNeeds(change: Partial<Needs>): void {
  restorePreSend();
  const needs = { ...usePreSendStore.getState().needs, ...change };
  usePreSendStore.setState({ needs, drafts: readStored()?.drafts ?? usePreSendStore.getState().drafts });
  storeList(usePreSendStore.getState());
}

/** Session storage: id of this tab's draft, used while the address has no id. */
const TAB_DRAFT_KEY = 'draft';
/**
 * Maximum number of drafts, so that the list stays short. The draft that was not touched for the longest time is
 * removed.
 */
const MAX_BROWSER_DRAFTS = 20;

const draftsOfLane = (target: Pick<Draft, 'kind' | 'origin'>) =>
  usePreSendStore.getState().drafts.filter((draft) => draft.edits === null && isSameKindAndOrigin(draft, target));

/** Returns a new draft with the sender of the last draft that has one. It is not stored until `saveDraft`. */
function newDraft(kind: ShipmentKind, market: Country, id: string): Draft {
  const empty = { ...emptyDraft(kind, market), id };
  const before = draftsOfLane(empty).findLast(({ values }) => values.sender.street !== '');
  return before ? { ...empty, values: { ...empty.values, sender: before.values.sender } } : empty;
}

/**
 * Returns the draft with the id in the address, or a new one with this id. Without an id, returns the tab's draft, else
 * the last one of this kind and origin, else a new one. It becomes the tab's draft, and `saveDraft` stores it.
 */
export function openDraft(kind: ShipmentKind, market: Country, addressId: string): Draft {
  restorePreSend();
  const drafts = draftsOfLane(emptyDraft(kind, market));
  const requestedId = addressId || readSessionItem(TAB_DRAFT_KEY) || '';
  const draft =
    drafts.find(({ id }) => id === requestedId) ??
    (addressId === '' ? drafts.at(-1) : undefined) ??
    newDraft(kind, market, readDraftId(addressId) || randomId());
  writeSessionItem(TAB_DRAFT_KEY, draft.id);
  return draft;
}

/** Returns the draft of this tab, if it is of this kind and origin. */
export function tabDraft(kind: ShipmentKind, market: Country): Draft | undefined {
  restorePreSend();
  return draftsOfLane(emptyDraft(kind, market)).find(({ id }) => id === readSessionItem(TAB_DRAFT_KEY));
}

/** Returns a new draft, which becomes the tab's draft. It is not stored until `saveDraft`. */
export function beginDraft(kind: ShipmentKind, market: Country): Draft {
  const draft = newDraft(kind, market, randomId());
  writeSessionItem(TAB_DRAFT_KEY, draft.id);
  return draft;
}

/** Returns a draft for the next parcel: the tab's own while it is blank (`isBlankDraft`), else a new one. */
export function startDraft(kind: ShipmentKind, market: Country): Draft {
  const openDraft = tabDraft(kind, market);
  return openDraft && isBlankDraft(openDraft) ? openDraft : beginDraft(kind, market);
}

export function saveDraft(draft: Draft): void {
  const touched = { ...draft, touchedAt: new Date().toISOString() };
  storeDrafts((drafts) =>
    [...drafts.filter((other) => !isSameDraft(other, draft)), touched].slice(-MAX_BROWSER_DRAFTS),
  );
}

/**
 * Opens a placed order for changes. Returns the stored changes to this version of the order, or `fresh`. Removes
 * changes to another order, or to another version of this one.
 */
export function openEdit(fresh: Draft): Draft {
  restorePreSend();
  const isTyped = (draft: Draft) => isSameDraft(draft, fresh) && draft.edits?.version === fresh.edits?.version;
  const openedDraft = usePreSendStore.getState().drafts.find(isTyped) ?? fresh;
  storeDrafts((drafts) => [...drafts.filter(({ edits }) => edits === null), openedDraft]);
  return openedDraft;
}

/** Removes a draft after its order is placed, or when the visitor starts over. */
export function discardDraft(draft: DraftIdentity): void {
  storeDrafts((drafts) => drafts.filter((other) => !isSameDraft(other, draft)));
  if (readSessionItem(TAB_DRAFT_KEY) === draft.id) writeSessionItem(TAB_DRAFT_KEY, null);
}
