import 'server-only';
import type { ServerResponse } from 'node:http';

/**
 * Where an answer came from: `stored` from ready bytes, `file` from the build, `call` from the API, `page` from Next, which drew it for
 * the request; `refused` before any of them.
 */
export type AnswerSource = 'stored' | 'file' | 'call' | 'page' | 'refused';

const sources = new WeakMap<ServerResponse, AnswerSource>();

/** Kept beside the response for whoever counts answers. */
export const noteSource = (response: ServerResponse, source: AnswerSource) => void sources.set(response, source);

export const sourceOf = (response: ServerResponse): AnswerSource => sources.get(response) ?? 'refused';
