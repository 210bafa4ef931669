import { createApi } from '@/lib/server/web/api/app';
import { CLIENT_ADDRESS_HEADER } from '@/lib/server/web/api/client-address';
import { isBehindFrontServer } from '@/lib/server/web/front-server/front-server-note';
import { getServices } from '@/lib/server/services';

/** API for hosts that run Next themselves. Our own server handles `/api` before Next. */
let api: ReturnType<typeof createApi> | undefined;

function answer(request: Request) {
  if (isBehindFrontServer()) return new Response('404\n', { status: 404 });
  api ??= createApi(getServices());
  const headers = new Headers(request.headers);
  // Only our own server knows the client's address.
  headers.delete(CLIENT_ADDRESS_HEADER);
  return api.fetch(new Request(request, { headers }));
}

export {
  answer as GET,
  answer as HEAD,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
  answer as OPTIONS,
};
