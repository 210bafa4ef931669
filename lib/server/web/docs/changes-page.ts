import 'server-only';
import { CHANGES, DEPRECATIONS, NOTICE_MONTHS } from '@/lib/contract/developers/changes';
import type { CallName } from '@/lib/contract/calls';
import { DOCS_PATHS, docsOfCall } from '@/lib/contract/developers/docs-address';
import { CLIENT_VERSION } from '@/lib/http/request-headers';
import type { DocsPage } from './frame';
import { proseHtml } from './markup';

const BREAKING = [
  'A call, a field or a value is removed or renamed.',
  'An optional field becomes required.',
  'A limit is lowered.',
  'The type of a field or the meaning of a code changes.',
];
const NOT_BREAKING = [
  'New calls, and new optional fields in requests.',
  'New fields in responses. Ignore fields that you do not know.',
  'New states, events, reasons and codes. Treat a value that you do not know as “other”.',
  'A changed text of a `message`, and higher limits.',
];

const itemList = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${proseHtml(item)}</li>`).join('')}</ul>`;
const callLink = (call: CallName) => `[${call}](${docsOfCall(call)})`;

function docsSection(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}

/** Returns the list of deprecated calls, each with its last day. */
function deprecationList(entries: typeof DEPRECATIONS): string {
  if (entries.length === 0) return '<p>Nothing is deprecated.</p>';
  return itemList(
    entries.map(({ call, until, instead }) => `${callLink(call)} until ${until}. Use ${callLink(instead)}.`),
  );
}

/** Returns the page with the contract's history and the rules for its changes. */
export function changesPage(changes = CHANGES, deprecations = DEPRECATIONS): DocsPage {
  const history = changes.map(({ date, changes: ofDay }) => {
    const lines = ofDay.map(({ kind, text, calls }) => `${kind}: ${text} ${calls.map(callLink).join(', ')}`.trimEnd());
    return docsSection(`changes-${date}`, date, itemList(lines));
  });
  return {
    path: DOCS_PATHS.changes,
    title: 'Changes',
    main:
      `<p class="lead">This is version ${CLIENT_VERSION}. A new version has a new first digit when something breaks.</p>` +
      docsSection(
        'breaking',
        'What breaks a program',
        `${itemList(BREAKING)}<p>We announce each of these changes here ${NOTICE_MONTHS} months in advance. Until then, the call works unchanged, and OpenAPI marks it as deprecated.</p>`,
      ) +
      docsSection('additions', 'What comes without notice', itemList(NOT_BREAKING)) +
      docsSection('deprecated', 'Deprecated', deprecationList(deprecations)) +
      history.join(''),
    style: '',
    script: '',
  };
}
