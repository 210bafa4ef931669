import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { isErrorKey, translate, translateError } from '@/lib/server/platform/texts/server-texts';
import errors from '@/messages/en/errors.json';
import { asRead } from '../../../../support/as-read';

describe('an error message of a schema', () => {
  const keys = Object.keys(errors).filter(isErrorKey);

  it('receives every bound that it names, in every language', () => {
    expect(keys.length).toBeGreaterThan(70);
    for (const language of LANGUAGES)
      for (const key of keys) expect(translateError(language, key), `${language} ${key}`).not.toMatch(/[{}]|^errors\./);
  });

  it.each([
    ['weightRange', 'Please fill a number between 1 to 30.'],
    ['enquiryWeight', 'Please enter a weight between 1 and 200 kg.'],
    ['enquiryShipments', 'Please enter a whole number of shipments from 1 to 100,000.'],
    ['parcelTooSmall', 'Your parcel must measure at least 10 × 10 cm.'],
    ['pickupTooFar', 'Choose a day within the next 30 days.'],
    ['tooManyWaybills', 'You can track up to 20 tracking numbers at once.'],
  ])('%s says: %s', (key, text) => expect(asRead(translateError('en', key))).toBe(text));
});

describe('an event', () => {
  it.each(LANGUAGES)('states the days of §4 in %s', (language) => {
    expect(translate(language, 'events.DELIVERY_FAILED')).toMatch(/(?<!\d)5(?!\d)/);
    expect(translate(language, 'events.RETURNED')).toMatch(/(?<!\d)10(?!\d)/);
  });
});
