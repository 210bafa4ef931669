import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorName } from '@/lib/contract/error-codes';
import { BRAND } from '@/lib/market/brand';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { directionOf, FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, parsePrefix, type MarketChoice } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { ApiError } from '../../platform/errors';
import { translate } from '../../platform/texts/server-texts';
import { failureResponse } from '../api/call-response';
import { SECURITY_HEADERS } from '../api/security-headers';
import { BOX_STYLE } from '../tracking-box/box-style';
import { html, Markup } from '../tracking-box/html';

/** A text that is too long, with its length as the rule counts it. */
export interface LongFieldText {
  name: string;
  value: string;
  length: number;
  max: number;
}

/** A field with a mistake: its message, and what was typed. */
interface WrongField {
  name: string;
  value: string;
  message: string;
}

/** A form to send again: its other fields, and the texts to shorten or to correct. */
export interface RepeatedForm {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  texts: readonly LongFieldText[];
  wrong?: readonly WrongField[];
}

interface FailedForm {
  failure: unknown;
  choice: MarketChoice;
  /** Sentences in place of the failure's own. */
  problems?: readonly string[] | undefined;
  again?: RepeatedForm | undefined;
}

export interface FormPage {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: string;
}

/** Sends a page with the reason for refusing a form, and closes the connection, because the body may be unread. */
export function refuseForm(request: IncomingMessage, response: ServerResponse, error: ErrorName, allow?: string): void {
  const page = formPage({ failure: new ApiError(error), choice: marketChoiceOf(request.headers.referer) });
  response.writeHead(page.status, { ...page.headers, connection: 'close', ...(allow && { allow }) }).end(page.body);
}

/** The style of the tracking box, in the width of a page. */
const STYLE = `${BOX_STYLE}
body{display:grid;gap:16px;max-inline-size:40rem;margin-inline:auto;padding:16px;background:var(--neutral-soft)}
header a{font-weight:600;text-decoration:none}
input[type=radio]{flex:none;inline-size:24px;min-block-size:24px;margin:0}li.head{flex-wrap:nowrap}.head label{flex:1}h1+ul{margin:0;padding-inline-start:20px}form{gap:12px}
textarea{inline-size:100%;padding:12px;border:1px solid var(--bad);border-radius:10px;font:inherit;color:inherit;background:var(--surface)}
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
const STYLE_ELEMENT = new Markup(`<style>${STYLE}</style>`);

/** Returns the market of the page that sent a form, or the default one. */
export function marketChoiceOf(referer: string | null | undefined): MarketChoice {
  const [, prefix = ''] = /^https?:\/\/[^/]+\/([^/?#]+)/.exec(referer ?? '') ?? [];
  return parsePrefix(prefix) ?? { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
}

function formAgain({ action, fields, texts, wrong = [] }: RepeatedForm, { language }: MarketChoice): Markup {
  const direction = new Markup('dir="auto" aria-invalid="true"');
  return html`<form method="post" action="${action}">
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${texts.map(
      ({ name, value, length, max }) =>
        html`<label for="${name}">${translate(language, 'form.length', { length, max })}</label>
          <textarea id="${name}" name="${name}" rows="6" ${direction}>${value}</textarea>`,
    )}
    ${wrong.map(
      ({ name, value, message }) =>
        html`<label for="${name}">${message}</label>
          <input id="${name}" name="${name}" value="${value}" autocomplete="off" ${direction} />`,
    )}
    <button>${translate(language, 'form.again')}</button>
  </form>`;
}

/** Content of a page, with the title of its document. */
interface PlainPage {
  title: string;
  content: Markup;
}

const DOCUMENT_HEADERS = {
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
};

/** Returns a page that loads no files, so that it also works while pages cannot be rendered. */
function plainPage({ title, content }: PlainPage, choice: MarketChoice): string {
  const { language } = choice;
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${BRAND.name}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header><a href="${paths.home(formatPrefix(choice))}">${BRAND.name}</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return page.text;
}

/** Returns a page that continues a form. It shows what was typed, so it is never stored. */
export function nextPage(page: PlainPage, choice: MarketChoice): FormPage {
  return { status: 200, headers: { ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }, body: plainPage(page, choice) };
}

/**
 * Returns the page of a form without scripts that failed and has no other page: the reason, and the way back to the
 * typed text.
 */
export function formPage({ failure, choice, problems, again }: FailedForm): FormPage {
  const { status, headers, body } = failureResponse(failure, choice);
  const [title = body.message, ...others] = problems ?? [];
  const content = html`${
    others.length > 0 &&
    html`<ul>
      ${others.map((problem) => html`<li>${problem}</li>`)}
    </ul>`
  }
  ${again ? formAgain(again, choice) : html`<p>${translate(choice.language, 'form.goBack')}</p>`}`;
  return {
    status,
    headers: { ...SECURITY_HEADERS, ...headers, ...DOCUMENT_HEADERS },
    body: plainPage({ title, content }, choice),
  };
}
