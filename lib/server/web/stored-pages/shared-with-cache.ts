import 'server-only';
import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../../platform/process-wide';
import type { ByteStore } from './byte-store';

/** Maximum number of pages that are being rendered, or that took too long and may still arrive. */
const MAX_RECEIVERS = 500;

/** Part of a page: its document, or data that the browser's router requests. */
export interface RenderedPart {
  bytes: Uint8Array;
  /** All headers except the headers of the coding. */
  headers: Readonly<Record<string, string>>;
}

/** Name of the document among the parts. Flight data has the name of its segment. `''` is the whole page. */
export const DOCUMENT_PART = 'document';

/** Rendered page as Next's cache passes it to the server: not yet compressed. */
export interface RenderedPage {
  status: number;
  parts: ReadonlyMap<string, RenderedPart>;
  /** Document without its data for React, and the data as a part. Replaces the complete document if that is long. */
  apart?: ReadonlyMap<string, RenderedPart>;
  tags: readonly string[];
  /** Seconds until the page expires. */
  seconds: number;
}

/** Result of a rendering: a page that Next stores, one that it renders for each request, or none (in time). */
export type RefreshOutcome = 'stored' | 'dynamic' | 'failed';

/** Renders a path again. Never rejects. */
export type RefreshPage = (path: string) => Promise<RefreshOutcome>;

interface SharedState {
  /** Receivers of the pages that Next is rendering, by path. */
  pageReceivers: LRUCache<string, (page: RenderedPage) => void>;
  /** Store of data that outlives this process. Null in a build. */
  byteStore: ByteStore | null;
  refreshPage: RefreshPage | null;
  /** Value of REVALIDATE_HEADER in requests of `refreshPage`. A secret of the build. */
  token: string | null;
}

/**
 * State that the server and Next's cache share. Next loads its cache a second time, separately from the server's
 * modules.
 */
export const sharedPageState = oncePerProcess<SharedState>('pages', () => ({
  pageReceivers: new LRUCache({ max: MAX_RECEIVERS }),
  byteStore: null,
  refreshPage: null,
  token: null,
}));
