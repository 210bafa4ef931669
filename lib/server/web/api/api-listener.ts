import 'server-only';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Services } from '../../context';
import { createApi } from './app';

/** The API for a node server. */
export function createApiListener(services: Services): RequestListener {
  const listener = getRequestListener(createApi(services).fetch);
  return (request, response) => {
    // No answer depends on the host a call names, and some that pass for one cannot stand in a URL (a number too large).
    request.headers.host = 'localhost';
    void listener(request, response);
  };
}
