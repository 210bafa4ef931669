import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { translateSheet } from '@/lib/server/platform/texts/server-texts';

/** What Excel takes as the name of a sheet. */
const SHEET_NAME = /^[^[\]:*?/\\]{1,31}$/;

it.each(LANGUAGES)('the two sheets of the template have names that Excel takes, in %s', (language) => {
  for (const key of ['guide.title', 'guide.parcels'])
    expect(translateSheet(language, 'sheets', key)).toMatch(SHEET_NAME);
});
