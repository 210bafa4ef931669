import 'server-only';
import type { TrackFailure, TrackView } from '@/lib/contract/tracking/tracking';
import { BRAND } from '@/lib/market/brand';
import { directionOf } from '@/lib/market/language';
import { exampleWaybill, WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import { filePaths } from '@/lib/routing/file-paths';
import { paths } from '@/lib/routing/paths';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { BOX_SCRIPT, BOX_STYLE } from './box-style';
import { renderParcel, numberText, type BoxReader } from './render-parcel';
import { html, Markup } from './html';

export type BoxTheme = 'light' | 'dark';

export const themeOf = (value: string | null): BoxTheme | null =>
  value === 'light' || value === 'dark' ? value : null;

/** Content below the form. */
export type BoxResult =
  | { kind: 'idle' }
  | { kind: 'empty' }
  | { kind: 'too-many'; count: number }
  /** The lookup failed. */
  | { kind: 'failed' }
  | {
      kind: 'found';
      parcels: readonly TrackView[];
      notFound: readonly { number: string; reason: TrackFailure['reason'] }[];
      /** Shown for the example number of the market. */
      sample?: TrackView | undefined;
    };

interface BoxRequest {
  /** Text as typed. */
  text: string;
  /** Null if the reader's device decides. */
  theme: BoxTheme | null;
  result: BoxResult;
}

function refusalOf(result: BoxResult, { words }: BoxReader): string | null {
  if (result.kind === 'empty') return words('track.refused.empty');
  if (result.kind !== 'too-many') return null;
  const { count } = result;
  return words('track.refused.tooMany', { count, max: MAX_TRACKED_NUMBERS, extra: count - MAX_TRACKED_NUMBERS });
}

function renderForm({ text, theme }: BoxRequest, refusal: string | null, { prefix, words, choice }: BoxReader): Markup {
  return html`<form role="search" action="${filePaths.trackBox(prefix)}" method="get">
    <label for="no">${words('box.label')}</label>
    <div class="row">
      <input
        id="no"
        name="no"
        dir="ltr"
        value="${text}"
        placeholder="${exampleWaybill(choice.country)}"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        ${refusal !== null && new Markup('aria-invalid="true" aria-describedby="refused"')}
      />
      <button>${words('track.form.submit')}</button>
    </div>
    ${theme && html`<input type="hidden" name="theme" value="${theme}" />`}
    ${refusal !== null && html`<p id="refused" role="alert" class="refused">${refusal}</p>`}
  </form>`;
}

const REASON_KEYS = { 'check-digit': 'checkDigit', shape: 'shape', unknown: 'unknown' } as const;

function renderResults(result: BoxResult, reader: BoxReader): Markup | null {
  const { words, choice } = reader;
  if (result.kind === 'failed')
    return html`<section id="result" tabindex="-1" aria-label="${words('track.query.current')}">
      <p class="refused">${words('track.failed.title')}</p>
      <p>${words('track.failed.text')}</p>
    </section>`;
  if (result.kind !== 'found') return null;
  const facts = { example: exampleWaybill(choice.country), prefix: BRAND.waybillPrefix, digits: WAYBILL_DIGITS };
  return html`<section id="result" tabindex="-1" aria-label="${words('track.query.current')}">
    ${result.parcels.map((track) => renderParcel(track, reader))}
    ${result.sample && renderParcel(result.sample, reader, true)}
    ${result.notFound.map(
      ({ number, reason }) =>
        html`<article>
          <h2>${numberText(number)}</h2>
          <p>${words(`track.notFound.${REASON_KEYS[reason]}`)}</p>
          <p class="soft">${words(`track.notFound.${REASON_KEYS[reason]}Text`, facts)}</p>
        </article>`,
    )}
  </section>`;
}

/** Elements of the page. The policy contains the hashes of exactly these bytes. */
const STYLE_ELEMENT = new Markup(`<style>${BOX_STYLE}</style>`);
const BOX_SCRIPT_ELEMENT = new Markup(`<script>${BOX_SCRIPT}</script>`);

/** Our mark, as components/parts/logo.tsx draws it. */
const LOGO = new Markup(
  '<svg class="mark" width="20" height="20" viewBox="0 0 32 32" fill="none" aria-hidden="true">' +
    '<path fill="currentColor" d="M3 4h4v24H3zM9 4h2v24H9z" />' +
    '<path stroke="currentColor" stroke-width="3.5" d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2" />' +
    '<path class="way" stroke-width="2.5" d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5" /></svg>',
);

/**
 * Returns the whole page inside the frame. It also works without scripts, but the surrounding page then cannot adapt to
 * its height.
 */
export function renderBox(question: BoxRequest, reader: BoxReader): string {
  const { choice, prefix, words } = reader;
  const { result, theme } = question;
  return html`<!doctype html>
    <html lang="${choice.language}" dir="${directionOf(choice.language)}" ${theme && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words('box.title', { brand: BRAND.name })}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${words('box.heading')}</h1>
          ${renderForm(question, refusalOf(result, reader), reader)} ${renderResults(result, reader)}
          <p class="soft">
            <a href="${paths.track(prefix)}" target="_blank" rel="noopener">
              ${LOGO}&nbsp;${BRAND.name}<span class="unseen"> ${words('box.newTab')}</span>
            </a>
          </p>
        </main>
        ${BOX_SCRIPT_ELEMENT}
      </body>
    </html>`.text;
}
