import 'server-only';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Services } from '../../platform/context';
import { createApi } from './app';

/** Returns the API as a listener for a Node server. */
export function createApiListener(services: Services): RequestListener {
  const listener = getRequestListener(createApi(services).fetch);
  return (request, response) => {
    // No response depends on the requested host, and some accepted host headers are invalid in a URL (a number that is
    // too large).
    request.headers.host = 'localhost';
    void listener(request, response);
  };
}
