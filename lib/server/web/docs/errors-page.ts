import 'server-only';
import { DOCS } from '@/lib/contract/developers/docs-address';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { isErrorKey, translateError } from '../../platform/texts/server-texts';
import { programSentence } from '../api/call-response';
import type { DocsPage } from './frame';
import { escape, prose } from './markup';

const NAMES = (Object.keys(ERRORS) as ErrorName[]).sort((a, b) => ERRORS[a].code - ERRORS[b].code); // the table has no other keys

/** A text with arguments differs for each response, so that only its name is shown. */
function row(name: ErrorName): string {
  const { code, status } = ERRORS[name];
  const text = programSentence(name) ?? (isErrorKey(name) ? translateError(FALLBACK_LANGUAGE, name) : '');
  return `<tr id="${code}"><th scope="row"><code>${code}</code> <small>${status}</small></th><td><code>${name}</code> ${escape(text)}</td></tr>`;
}

const PROBLEM =
  'A failed call returns `success: false` with `code` and `message`. If you send `Accept: application/problem+json`, it returns problem details ' +
  '(RFC 9457) with the same status: `type` is the full address of a row below, `name` and `title` are those of that row, and `detail` is the message of this response. ' +
  '`errors` then has each wrong field with its `pointer`, the name of the `rule`, and an `example` if one is known.';

/** Returns the list of every error code. The `type` of problem details leads to its rows. */
export function errorsPage(): DocsPage {
  return {
    path: DOCS.errors,
    title: 'Errors',
    main:
      `<p class="lead">${prose(PROBLEM)}</p><table><thead><tr><th scope="col">Code, HTTP status</th>` +
      `<th scope="col">Name, message in English</th></tr></thead><tbody>${NAMES.map(row).join('')}</tbody></table>`,
    style: 'th{width:9rem}',
    script: '',
  };
}
