import { createApi } from '@/lib/server/web/api/app';
import { CLIENT_ADDRESS_HEADER } from '@/lib/server/web/api/client-address';
import { isBehindFrontServer } from '@/lib/server/web/front-server/mark-front-server';
import { getServices } from '@/lib/server/services';

/** API for hosts that run Next themselves. Our own server handles `/api` before Next. */
let api: ReturnType<typeof createApi> | undefined;

function handle(request: Request) {
  if (isBehindFrontServer()) return new Response('404\n', { status: 404 });
  api ??= createApi(getServices());
  const headers = new Headers(request.headers);
  // Only our own server has the client's address.
  headers.delete(CLIENT_ADDRESS_HEADER);
  return api.fetch(new Request(request, { headers }));
}

export {
  handle as GET,
  handle as HEAD,
  handle as POST,
  handle as PUT,
  handle as PATCH,
  handle as DELETE,
  handle as OPTIONS,
};
