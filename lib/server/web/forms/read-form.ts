import 'server-only';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { ApiError } from '../../platform/errors';
import { isOnlyText, readText } from '../api/read-input';

export interface PostedForm {
  choice: MarketChoice;
  prefix: Prefix;
  fields: URLSearchParams;
}

/**
 * Reads a form in a browser's encoding. `prefixField`: name of the field with its page's prefix. Another prefix gives
 * the default market. Throws `malformed`, `notAForm` or `bodyTooLarge`.
 */
export async function readForm(request: Request, prefixField: string): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError('notAForm');
  const fields = new URLSearchParams(await readText(request));
  if (!isOnlyText([...fields])) throw new ApiError('malformed');
  const choice = parsePrefix(fields.get(prefixField) ?? '') ?? {
    country: DEFAULT_COUNTRY,
    language: FALLBACK_LANGUAGE,
  };
  return { choice, prefix: formatPrefix(choice), fields };
}
