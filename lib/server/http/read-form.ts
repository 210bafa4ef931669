import 'server-only';
import { FORM_FIELDS, type FormKind } from '@/lib/contract/enquiry-forms';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { ApiError } from '../platform/errors';
import { readText } from './read-input';

export interface PostedForm {
  choice: MarketChoice;
  prefix: Prefix;
  fields: URLSearchParams;
}

/** A form as a browser encodes it; `prefixField` names the market of its page. Throws malformed, notAForm or bodyTooLarge. */
export async function readForm(request: Request, prefixField: string): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError('notAForm');
  const fields = new URLSearchParams(await readText(request));
  if ([...fields.values()].some((value) => value.includes('\0'))) throw new ApiError('malformed');
  const choice = parsePrefix(fields.get(prefixField) ?? '') ?? {
    country: DEFAULT_COUNTRY,
    language: FALLBACK_LANGUAGE,
  };
  return { choice, prefix: formatPrefix(choice), fields };
}

/** Upper bound of values a field: no list of ours has more choices. */
const MAX_CHOICES = 20;

/** Values by field of the form; unknown fields are dropped, missing ones are empty. */
export function valuesOf(kind: FormKind, sent: URLSearchParams): Record<string, string[]> {
  // Browsers send lines as CRLF; scripts and the service count them as one character.
  const plainLines = (text: string) => text.replaceAll('\r\n', '\n');
  const names: readonly string[] = FORM_FIELDS[kind];
  return Object.fromEntries(names.map((name) => [name, sent.getAll(name).slice(0, MAX_CHOICES).map(plainLines)]));
}
