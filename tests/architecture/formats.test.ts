import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

/** Files outside `lib/i18n` that use formats for other purposes than text for people, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'components/pages/sites/card/directions-to.ts': 'toFixed: coordinates in an address',
  'components/pages/sites/finder/filter-sites.ts': 'Intl.Collator: an order, no text',
  'components/pages/sites/finder/group-sites.ts': 'Intl.Collator: an order, no text',
  'components/parcels/track/card/event-time.island.tsx': 'Intl.DateTimeFormat: the zone of the visitor’s clock',
  'lib/orders/read-pin.ts': 'toFixed: coordinates in a column',
  'lib/time/calendar-date.ts': 'Intl.DateTimeFormat: the day and clock of a zone, for rules',
  'lib/server/parcels/documents/invoice-of-order.ts': 'kg on papers, the same for every reader',
  'lib/server/parcels/documents/label-of-order.ts': 'kg and cm on papers, the same for every reader',
  'lib/server/content/surveys/summarise.ts': 'toFixed: rounds a number',
  'lib/server/parcels/tracking/mask-name.ts': 'Intl.Segmenter: letters of a name',
  'lib/server/parcels/tracking/read-scan.ts': 'Intl.DateTimeFormat: whether a zone exists',
};

/** Code that formats. `Intl.Locale` is allowed everywhere, because it only parses a locale. */
const FORMATTING_CODE = [
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

describe('the format of dates, numbers, money, measures, lists and place names', () => {
  const findings = files.filter((file) => FORMATTING_CODE.some((pattern) => pattern.test(readSource(file))));

  it('is written only in lib/i18n', () => {
    const remedy = 'use a function of lib/i18n, or add the file to EXCEPTIONS with its reason';
    expect(
      findings.filter((file) => !(file in EXCEPTIONS)),
      remedy,
    ).toEqual([]);
  });

  it('has no unused exception', () => {
    const unused = Object.keys(EXCEPTIONS).filter((file) => !findings.includes(file));
    expect(unused, 'remove the file from EXCEPTIONS').toEqual([]);
  });

  it('gets the name of a place from one function', () => {
    const ownFiles = files.filter((file) =>
      /(?:place|city|area|province|hub|origin|site|country)\w*\??\.names\[\w+\]/.test(readSource(file)),
    );
    expect(ownFiles, 'use placeName or countryName').toEqual([]);
  });
});
