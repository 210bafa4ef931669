import 'server-only';
import type { InProcessApi } from '@/lib/http/call';
import { readContentChanges, type ContentChange } from '../../platform/content-changes';
import { getServices } from '../../services';
import { createInProcessCaller } from './app';
import { dispatch } from './dispatch';
import { createRequestContext, type RequestMeta } from './request-context';

/**
 * Interface from pages to the server in their own process. It passes only plain data, because the two bundles do not
 * share classes.
 */
export interface BackEnd {
  call: InProcessApi;
  /** Returns the question in words that replaces the picture `key`. */
  loadImageQuestion: (key: string, requestMeta: RequestMeta) => Promise<string>;
  /** Returns when operators last imported something, by tag. */
  contentChanges: () => Promise<ContentChange[]>;
  /** Logs that a read of a page failed. `parameters`: arguments of the read besides the market. */
  logFailedRead: (error: unknown, failed: { read: string; market: string; parameters: readonly string[] }) => void;
}

export function openBackEnd(): BackEnd {
  const services = getServices();
  return {
    call: createInProcessCaller(services),
    async loadImageQuestion(key, requestMeta) {
      const { ctx } = await createRequestContext(services, requestMeta);
      return new TextDecoder().decode(await dispatch('getImageVerifyCode', { key, format: 'text' }, ctx));
    },
    contentChanges: () => readContentChanges(services.db),
    logFailedRead: (error, failed) => services.log.error({ err: error, ...failed }, 'data of a page not read'),
  };
}
