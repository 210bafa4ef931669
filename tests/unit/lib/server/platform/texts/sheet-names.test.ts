import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { translateSheet } from '@/lib/server/platform/texts/server-texts';

/** Names of sheets that Excel accepts. */
const SHEET_NAME = /^[^[\]:*?/\\]{1,31}$/;

it.each(LANGUAGES)('the two sheets of the template have valid names for Excel, in %s', (language) => {
  for (const key of ['guide.title', 'guide.parcels'])
    expect(translateSheet(language, 'sheets', key)).toMatch(SHEET_NAME);
});
