import 'server-only';
import type { IncomingMessage } from 'node:http';
import { plainAddress, type AddressList } from '../platform/address-list';
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address';
import { isRequestId, REQUEST_ID_HEADER } from './request-id';

/**
 * Headers that Next or this site trusts, dropped from every request: Next's INTERNAL_HEADERS (next/dist/server/lib/server-ipc/utils.js),
 * those of revalidation, invocation and forwarded actions, and the policies that it reads a nonce from. Next's own browser code sends
 * none of them but `x-nextjs-request-id` and `x-nextjs-html-request-id`, in development.
 */
const STRIPPED =
  /^(content-security-policy(-report-only)?|x-client-address|x-posted-form|x-(middleware|prerender|now|invoke|next|vercel)-.*|x-nextjs-(?!(html-)?request-id$).*|x-matched-path|x-invocation-id|x-action-forwarded|next-resume.*)$/;

/** Beside them, from whom is no trusted proxy: the id that it gives a request. */
const STRIPPED_OF_VISITOR = new RegExp(`${STRIPPED.source}|^${REQUEST_ID_HEADER}$`);

/** Takes away what only Next, this site or a trusted proxy may set, and notes who asks. */
export function stripHeaders(request: IncomingMessage, trustedProxies: AddressList): void {
  const { headers, rawHeaders, socket } = request;
  const isOfProxy = trustedProxies.has(plainAddress(socket.remoteAddress ?? '') ?? '');
  const stripped = isOfProxy && isRequestId(headers[REQUEST_ID_HEADER]) ? STRIPPED : STRIPPED_OF_VISITOR;
  const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
  for (const name of Object.keys(headers)) if (stripped.test(name)) delete headers[name];
  headers[CLIENT_ADDRESS_HEADER] = address;
  // Adapters that build a web Request read the raw list.
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!stripped.test(name.toLowerCase())) kept.push(name, value);
  }
  request.rawHeaders = [...kept, CLIENT_ADDRESS_HEADER, address];
}
