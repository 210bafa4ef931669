import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Shelf } from '@/lib/server/web/stored-pages/shelf';

/** Pages that are being drawn, or took too long and may still come. */
const MOST_WANTED = 500;

/** One form of a page: its document, or what the browser's router asks for. */
export interface DrawnPart {
  bytes: Uint8Array;
  /** All that it is sent with but those of its coding. */
  headers: Readonly<Record<string, string>>;
}

/** The name of the document among the parts. Flight data go by the segment they are of; `''` is the page as a whole. */
export const DOCUMENT = 'document';

/** A page as Next's cache is given it. */
export interface DrawnPage {
  status: number;
  parts: ReadonlyMap<string, DrawnPart>;
  /** The document without its data for React, and these as a part of their own: in its place where it is long. */
  apart?: ReadonlyMap<string, DrawnPart>;
  tags: readonly string[];
  /** How long it holds. */
  seconds: number;
}

/** What Next answered: a page that it stores, one that it makes for each request, or none (in time). */
export type Redrawn = 'stored' | 'dynamic' | 'failed';

/** Draws a path again; never rejects. */
export type Redraw = (path: string) => Promise<Redrawn>;

interface Shared {
  /** Who takes the page of a path that Next is drawing. */
  wanted: LRUCache<string, (page: DrawnPage) => void>;
  /** Where what was read for pages outlives this process; null in a build. */
  shelf: Shelf | null;
  redraw: Redraw | null;
  /** What requests of `redraw` say of themselves (REVALIDATE_HEADER); a secret of the build. */
  token: string | null;
}

/** On globalThis: Next loads its cache a second time, apart from the server's modules. */
const SHARED = Symbol.for('express-parcel.pages');
const registry = globalThis as { [SHARED]?: Shared };

/** What the front door and Next's cache have in common. */
export const shared: Shared = (registry[SHARED] ??= {
  wanted: new LRUCache({ max: MOST_WANTED }),
  shelf: null,
  redraw: null,
  token: null,
});
