import 'server-only';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking/tracking';
import { progressOf } from '@/lib/contract/tracking/stages';
import { trackTone } from '@/lib/contract/tracking/track-tone';
import { formatInstantDay } from '@/lib/i18n/format/format-day';
import { dayTimeSeparator, formatInstantClock } from '@/lib/i18n/format/format-time';
import type { Country } from '@/lib/market/country';
import { numeralLocale, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { BoxWords } from './load-box-words';
import { html, type Markup } from './html';

/** Maximum number of scans shown of each parcel, newest first. */
const MAX_SCANS = 3;

export interface BoxReader {
  choice: MarketChoice;
  prefix: Prefix;
  words: BoxWords;
  countryNames: Readonly<Record<Country, string>>;
}

export const numberText = (number: string): Markup => html`<bdi dir="ltr" translate="no">${number}</bdi>`;

function scanLine(event: TrackEventView, { choice, words, countryNames }: BoxReader): Markup {
  const { description, place, countryCode, time, timeZone } = event;
  const where = countryCode ? words('track.card.place', { city: place, country: countryNames[countryCode] }) : place;
  const [at, locale] = [new Date(time), numeralLocale(choice)];
  // Selectors of a message contain no slash: `Asia/Riyadh` is `Riyadh` there.
  const zone = timeZone.split('/').at(-1) ?? '';
  const clock = words('track.card.placeTime', { time: formatInstantClock(at, locale, timeZone), zone });
  return html`<li>
    <p>${description}</p>
    <p class="soft">
      <span>${where}</span> ·
      <time datetime="${time}"
        ><bdi>${formatInstantDay(at, locale, timeZone)}</bdi>${dayTimeSeparator(locale)}<bdi>${clock}</bdi></time
      >
    </p>
  </li>`;
}

/** Returns the steps of the journey, with the completed ones marked, and a sentence with the same content. */
function renderSteps(track: TrackView, { words }: BoxReader): Markup {
  const { stages, reachedStages: reached, tone } = progressOf(track);
  const total = stages.length;
  const sentence = words('track.card.progress', {
    step: reached + 1,
    total,
    stage: words(`track.stages.${stages[reached]!}`),
  });
  const step = (index: number) =>
    [index <= reached && 'reached', index === reached && 'current'].filter(Boolean).join(' ');
  return html`<div class="steps ${tone}">
    <p class="soft">${sentence}</p>
    <ol aria-hidden="true">
      ${stages.map((stage, index) => html`<li class="${step(index)}"><span>${words(`track.stages.${stage}`)}</span></li>`)}
    </ol>
  </div>`;
}

/**
 * Returns the public view of a parcel: its state, expected days, steps, newest scans, and a link to the full tracking
 * page.
 */
export function renderParcel(track: TrackView, reader: BoxReader, isSample = false): Markup {
  const { waybillNo, state, events, delivery, route } = track;
  const { prefix, words } = reader;
  const scans = events.slice(0, MAX_SCANS).map((event) => scanLine(event, reader));
  return html`<article>
    <div class="head">
      <h2>${numberText(waybillNo)}</h2>
      <span class="state ${trackTone(track)}">${words(`track.states.${state}`)}</span>
    </div>
    ${delivery && html`<p class="expected">${delivery.text}</p>`}
    ${delivery?.note && html`<p class="soft">${delivery.note}</p>`}
    ${route && html`<p dir="ltr" aria-hidden="true" class="route">${route.from.code} <b>→</b> ${route.to.code}</p>`}
    ${renderSteps(track, reader)}
    ${
      scans.length > 0
        ? html`<ol aria-label="${words('box.events', { number: waybillNo })}">
            ${scans}
          </ol>`
        : html`<p>${words('track.card.none')}</p>`
    }
    ${
      isSample
        ? html`<p class="soft">${words('box.sample')}</p>`
        : html`<p>
            <a href="${paths.track(prefix, [waybillNo])}" target="_blank" rel="noopener">
              ${words('box.full')} <span class="unseen">${words('box.newTab')}</span>
            </a>
          </p>`
    }
  </article>`;
}
