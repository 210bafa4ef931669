import { describe, expect, it } from 'vitest';
import { filesOf, read } from './files';

/** Where what people read is made; drawings' coordinates and what only machines read have a reason of their own. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'components/sites/geo-point.ts': 'toFixed: coordinates in an address',
  'components/sites/filter-sites.ts': 'Intl.Collator: an order, no text',
  'components/sites/group-sites.ts': 'Intl.Collator: an order, no text',
  'components/track/event-time.island.tsx': 'Intl.DateTimeFormat: the zone of the visitor’s clock',
  'lib/market/calendar-date.ts': 'Intl.DateTimeFormat: the day and clock of a zone, for rules',
  'lib/server/files/invoice-of-order.ts': 'kg on papers, the same for every reader',
  'lib/server/files/label-of-order.ts': 'kg and cm on papers, the same for every reader',
  'lib/server/surveys/results/summarise.ts': 'toFixed: rounds a number',
  'lib/server/tracking/mask-name.ts': 'Intl.Segmenter: letters of a name',
  'lib/server/tracking/read-scan.ts': 'Intl.DateTimeFormat: whether a zone exists',
};

/** `Intl.Locale` only takes a locale apart. */
const BY_HAND = [
  /\bIntl\.(?!Locale\b)\w+/,
  /\.toLocale(?:String|DateString|TimeString)\(/,
  /\.toFixed\(/,
  /\b(?:use|get)Formatter\b/,
  /['"`]\s?(?:kg|cm|km|Wh)\b['"`]\s*\}/,
  /[})]\s?(?:kg|cm|km|Wh)[`<]/,
];

const files = filesOf('app', 'components', 'lib').filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('lib/i18n/'),
);

describe('dates, numbers, money, measures, lists and names of places', () => {
  const found = files.filter((file) => BY_HAND.some((pattern) => pattern.test(read(file))));

  it('are written by lib/i18n alone', () => {
    expect(found.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
  });

  it('have no exception that nobody needs', () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !found.includes(file))).toEqual([]);
  });

  it('choose the name of a place in one function', () => {
    const chosen = files.filter((file) =>
      /(?:place|city|area|province|hub|origin|site|country)\w*\??\.names\[\w+\]/.test(read(file)),
    );
    expect(chosen).toEqual([]);
  });
});
