import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { CallFailure, isServiceFailure } from '@/lib/http/call-failure';
import { oncePerProcess } from './process-wide';

/** A request for which Next renders a page. */
export interface PageVisit {
  /** Id in the log. Undefined if no proxy sent one. */
  readonly requestId: string | undefined;
  /** Names of the calls and reads that failed during the visit. */
  readonly failed: string[];
}

/** The server starts a visit, and the loaders of the page read it. */
const visits = oncePerProcess('page-visits', () => new AsyncLocalStorage<PageVisit | null>());

/** Runs `render` as a new visit. */
export const duringVisit = <Result>(visit: PageVisit, render: () => Result): Result => visits.run(visit, render);

/** Runs `read` outside any visit. Its caller decides whether a failure affects the page. */
export const outsideVisit = <Result>(read: () => Result): Result => visits.run(null, read);

export const currentVisit = (): PageVisit | null => visits.getStore() ?? null;

/**
 * Records that a call or read failed, so that the current page lacks its data. A rejection by the API is no failure.
 */
export function markFailedRead(name: string, failure: unknown): void {
  if (failure instanceof CallFailure && !isServiceFailure(failure)) return;
  currentVisit()?.failed.push(name);
}
