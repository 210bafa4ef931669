import 'server-only';
import type { Money } from '@/lib/billing/money';
import type { FoundPlace } from '@/lib/http/found-places';
import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { PARCEL_FORM_PATH } from '@/lib/contract/parcels/parcel-form';
import { placeCodes } from '@/lib/drafts/typed-order';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { numeralLocale, type MarketChoice } from '@/lib/market/prefix';
import { translate } from '../../../platform/texts/server-texts';
import { html, type Markup } from '../../tracking-box/html';
import { placeLine } from '../account-form/look-up-places';
import { nextPage, type FormPage } from '../form-page';

const hiddenInputs = (fields: Iterable<readonly [string, string]>): Markup[] =>
  [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

const fieldsWithout = (fields: URLSearchParams, names: readonly string[]) =>
  [...fields].filter(([name]) => !names.includes(name));

/** Returns the page on which the visitor chooses one of several places with the typed name. */
export function placesPage(fields: URLSearchParams, places: readonly FoundPlace[], choice: MarketChoice): FormPage {
  const { language } = choice;
  const content = html`<form method="post" action="${PARCEL_FORM_PATH}">
    ${hiddenInputs(fieldsWithout(fields, ['placeCodes']))}
    <ol>
      ${places.map((place, index) => {
        const id = `place-${index}`;
        return html`<li class="head">
          <input type="radio" id="${id}" name="placeCodes" value="${placeCodes(place)}" required />
          <label for="${id}"><bdi>${placeLine(place.names, language)}</bdi></label>
        </li>`;
      })}
    </ol>
    <button>${translate(language, 'sendOn.check')}</button>
  </form>`;
  return nextPage({ title: translate(language, 'sendOn.choose'), content }, choice);
}

interface Review {
  fields: URLSearchParams;
  /** Names of the place, smallest first. */
  names: readonly string[];
  offer: OfferedQuote;
  collected: Money | null;
}

/** Returns the page with the new receiver, the price, and the button that sends the parcel on. */
export function reviewPage({ fields, names, offer, collected }: Review, choice: MarketChoice): FormPage {
  const { language } = choice;
  const locale = numeralLocale(choice);
  const textFor = (key: 'receiver' | 'price' | 'final' | 'confirm' | 'title') => translate(language, `sendOn.${key}`);
  const texts = [fields.get('name'), fields.get('street'), placeLine(names, language), fields.get('digitalAddress')];
  const { lines, totals, token } = offer;
  const content = html`<h2>${textFor('receiver')}</h2>
    <ol>
      ${texts.filter(Boolean).map((text) => html`<li><bdi>${text}</bdi></li>`)}
      <li><bdi dir="ltr">${fields.get('phone')}</bdi></li>
    </ol>
    <h2>${textFor('price')}</h2>
    <ol>
      ${lines.map(({ label, amount }) => amount && html`<li>${label}: <bdi>${formatMoney(amount, locale)}</bdi></li>`)}
    </ol>
    <p class="expected">${translate(choice, 'sendOn.due', { total: totals })}</p>
    ${collected && html`<p>${translate(choice, 'sendOn.collect', { amount: collected })}</p>`}
    <p>${textFor('final')}</p>
    <form method="post" action="${PARCEL_FORM_PATH}">
      ${hiddenInputs([...fieldsWithout(fields, ['act', 'quoteToken']), ['act', 'sendOnNow'], ['quoteToken', token]])}
      <button>${textFor('confirm')}</button>
    </form>`;
  return nextPage({ title: textFor('title'), content }, choice);
}
