import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EventTime } from '@/components/parcels/track/card/event-time.island';
import { MARKETS } from '@/lib/market/country';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { asRead } from '../../../support/as-read';

/** The night in Guangzhou, still the day before in the markets further west. */
const AT = '2026-11-19T18:30:00.000Z';

async function timeIn(prefix: string, timeZone: string): Promise<string> {
  const choice = parsePrefix(prefix)!;
  const track = (await import(`@/messages/${choice.language}/track.json`)).default;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={numeralLocale(choice)}
      messages={{ track }}
      timeZone={MARKETS[choice.country].timeZone}
    >
      <EventTime time={AT} timeZone={timeZone} />
    </NextIntlClientProvider>,
  );
  expect(html).toContain(`dateTime="${AT}"`);
  return asRead(html.replace(/<[^>]+>/g, ''));
}

describe('the time of an event on a timeline', () => {
  it.each([
    ['gh-en', 'Africa/Accra', '19 Nov 2026, 6:30 PM, Ghana time'],
    ['gh-en', 'Asia/Shanghai', '20 Nov 2026, 2:30 AM, China time'],
    ['sa-ar', 'Asia/Riyadh', '19 نوفمبر 2026، 9:30 م بتوقيت الرياض'],
    ['sa-ar', 'Asia/Shanghai', '20 نوفمبر 2026، 2:30 ص بتوقيت الصين'],
    ['tr-tr', 'Europe/Istanbul', '19 Kas 2026 21:30, Türkiye saati'],
    ['tr-tr', 'Asia/Shanghai', '20 Kas 2026 02:30, Çin saati'],
    ['pk-ur', 'Asia/Karachi', '19 نومبر 2026، رات 11:30 بجے، پاکستان کا وقت'],
    ['pk-ur', 'Asia/Shanghai', '20 نومبر 2026، رات 2:30 بجے، چین کا وقت'],
  ])('is the local time, with its place: %s, %s', async (prefix, timeZone, shownTime) => {
    expect(await timeIn(prefix, timeZone)).toBe(shownTime);
  });
});
