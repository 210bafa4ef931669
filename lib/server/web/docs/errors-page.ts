import 'server-only';
import { DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import { ERROR_TEXTS } from './error-texts';
import type { DocsPage } from './frame';
import { proseHtml } from './markup';

/** Every error, by HTTP status and then by code. The table has no other keys. */
const ERROR_NAMES = (Object.keys(ERRORS) as ErrorName[]).sort(
  (a, b) => ERRORS[a].status - ERRORS[b].status || ERRORS[a].code - ERRORS[b].code,
);

/** Returns the table row of an error. The explicit roles are needed because a narrow page displays a row as a block. */
function errorRow(name: ErrorName): string {
  const { code, status } = ERRORS[name];
  const [meaning, remedy] = ERROR_TEXTS[name];
  return (
    `<tr id="${code}" role="row"><td role="cell">${status}</td>` +
    `<th role="rowheader" scope="row"><code>${code}</code> <small>${name}</small></th>` +
    `<td role="cell">${proseHtml(meaning)}</td><td role="cell">${proseHtml(remedy)}</td></tr>`
  );
}

const tableHead = (names: readonly string[]) =>
  `<thead role="rowgroup"><tr role="row">${names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join('')}</tr></thead>`;

/** Returns a table of errors: HTTP status, code and name, meaning, and what the caller does. */
export const errorTable = (names: readonly ErrorName[]) =>
  `<table role="table" class="errors">${tableHead(['HTTP', 'Code', 'Meaning', 'What to do'])}` +
  `<tbody role="rowgroup">${names.map(errorRow).join('')}</tbody></table>`;

const PROBLEM =
  'A failed call returns `success: false` with `code` and `message`. If you send `Accept: application/problem+json`, it returns problem details ' +
  '(RFC 9457) with the same status: `type` is the full address of a row below, `name` is that of the row, `title` says its meaning to people, and `detail` is the message of this response. ' +
  '`errors` then has each wrong field with its `pointer`, the name of the `rule`, and an `example` if one is known.';

/** Returns the page with every error code. The `type` of problem details is the address of a row. */
export function errorsPage(): DocsPage {
  return {
    path: DOCS_PATHS.errors,
    title: 'Errors',
    main: `<p class="lead">${proseHtml(PROBLEM)}</p>${errorTable(ERROR_NAMES)}`,
    style: '',
    script: '',
  };
}
