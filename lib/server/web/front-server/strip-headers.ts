import 'server-only';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import type { AddressList } from '../../platform/address-list';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../api/client-address';
import { requestIdOf } from '../api/request-id';

/**
 * Headers that Next or this site trusts, removed from every request. They are Next's INTERNAL_HEADERS
 * (next/dist/server/lib/server-ipc/utils.js), headers of revalidation, invocation and forwarded actions, policies with
 * a nonce, and our own two headers. Next's own browser code sends only `x-nextjs-request-id` and
 * `x-nextjs-html-request-id`, in development.
 */
const STRIPPED_HEADERS =
  /^(content-security-policy(-report-only)?|x-client-address|x-posted-form|x-(middleware|prerender|now|invoke|next|vercel)-.*|x-nextjs-(?!(html-)?request-id$).*|x-matched-path|x-invocation-id|x-action-forwarded|next-resume.*)$/;

/**
 * Removes headers that only Next, this site or a trusted proxy may set, and sets the client's address. Call
 * `assignRequestId` first.
 */
export function stripHeaders(request: IncomingMessage, trustedProxies: AddressList): void {
  const { headers, rawHeaders, socket } = request;
  const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
  for (const name of Object.keys(headers)) if (STRIPPED_HEADERS.test(name)) delete headers[name];
  headers[CLIENT_ADDRESS_HEADER] = address;
  // Adapters that build a web Request read the raw list.
  const keptHeaders: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    const lowerName = name.toLowerCase();
    if (lowerName !== REQUEST_ID_HEADER && !STRIPPED_HEADERS.test(lowerName)) keptHeaders.push(name, value);
  }
  const id = requestIdOf(headers);
  if (id !== undefined) keptHeaders.push(REQUEST_ID_HEADER, id);
  request.rawHeaders = [...keptHeaders, CLIENT_ADDRESS_HEADER, address];
}
