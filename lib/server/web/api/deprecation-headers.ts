import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { DEPRECATIONS } from '@/lib/contract/developers/changes';

const HEADERS = new Map<CallName, Record<string, string>>(
  DEPRECATIONS.map(({ call, since, until, instead }) => [
    call,
    {
      deprecation: `@${Date.parse(since) / 1000}`,
      sunset: new Date(`${until}T23:59:59Z`).toUTCString(),
      link: `</api${CALLS[instead].path}>; rel="successor-version"`,
    },
  ]),
);

/**
 * Returns the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` of a deprecated call. Empty for other
 * calls.
 */
export const deprecationHeaders = (name: CallName): Record<string, string> => HEADERS.get(name) ?? {};
