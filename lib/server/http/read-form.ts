import 'server-only';
import { DRAFT_FIELD, FORM_FIELDS, PREFIX_FIELD, type FormKind } from '@/lib/contract/enquiry-forms';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { ApiError } from '../errors';
import { readText } from './read-input';

export interface PostedForm {
  choice: MarketChoice;
  prefix: Prefix;
  /** The private page that is being mended, as the form says; null on a page for everybody. */
  draft: string | null;
  /** By field of the form, and of no other; empty where nothing was sent. */
  values: Record<string, string[]>;
}

/** More choices than a list of ours has are nobody's wish. */
const MOST_CHOICES = 20;

/** A form that a browser sends by itself. Throws malformed, notAForm or bodyTooLarge. */
export async function readForm(request: Request, kind: FormKind): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError('notAForm');
  const text = await readText(request);
  const sent = new URLSearchParams(text);
  if ([...sent.values()].some((value) => value.includes('\0'))) throw new ApiError('malformed');
  const choice = parsePrefix(sent.get(PREFIX_FIELD) ?? '') ?? {
    country: DEFAULT_COUNTRY,
    language: FALLBACK_LANGUAGE,
  };
  const fields: readonly string[] = FORM_FIELDS[kind];
  return {
    choice,
    prefix: formatPrefix(choice),
    draft: sent.get(DRAFT_FIELD),
    // Browsers send lines as CRLF; scripts and the service count them as one character.
    values: Object.fromEntries(
      fields.map((field) => [field, sent.getAll(field).slice(0, MOST_CHOICES).map(plainLines)]),
    ),
  };
}

const plainLines = (text: string) => text.replaceAll('\r\n', '\n');
