import 'server-only';
import type { ServerResponse } from 'node:http';
import type { PageVisit } from '../../platform/page-visit';

/**
 * Source of a response. `stored`: a page as ready bytes. `file`: a file of the build. `call`: the API. `page`: a page
 * that Next rendered for the request. A `refused` request had none of them.
 */
export type ResponseSource = 'stored' | 'file' | 'call' | 'page' | 'refused';

const sources = new WeakMap<ServerResponse, ResponseSource>();

/** Records the source of a response for metrics. */
export const setResponseSource = (response: ServerResponse, source: ResponseSource) =>
  void sources.set(response, source);

const visits = new WeakMap<ServerResponse, PageVisit>();

export const setResponseVisit = (response: ServerResponse, visit: PageVisit) => void visits.set(response, visit);

/** Names of the calls and reads that failed while the page of this response was rendered. */
export const failedReadsOf = (response: ServerResponse): readonly string[] => visits.get(response)?.failed ?? [];

export const sourceOf = (response: ServerResponse): ResponseSource => sources.get(response) ?? 'refused';
