import 'server-only';
import * as z from 'zod';
import { countryCode, currency, requiredText } from '@/lib/contract/fields';
import { INTERNATIONAL_SERVICES, SERVICES } from '@/lib/orders/choices';
import { MARKETS } from '@/lib/market/country';
import { inSixLanguages } from '../platform/texts/in-six-languages';

const words = inSixLanguages(requiredText(600));
const price = z.int('invalid').min(1, 'invalid').max(1e12, 'tooLarge');
const days = z.int('invalid').min(1, 'invalid').max(365, 'tooLarge');

/**
 * Zones by kind of rate (§3): main and other cities for international parcels, within or between cities for domestic
 * ones.
 */
export const ZONES = { international: ['main', 'other'], domestic: ['same-city', 'inter-city'] } as const;

/** Row of the tariff: an item of `ops rates import`. */
export const RateRecord = z
  .strictObject({
    kind: z.enum(['international', 'domestic'], { error: 'chooseOne' }),
    service: z.enum(SERVICES, { error: 'chooseOne' }),
    countryCode,
    zone: z.enum([...ZONES.international, ...ZONES.domestic], { error: 'chooseOne' }),
    zoneNames: words,
    currency,
    taxIncluded: z.boolean('invalid'),
    /** Amounts in the currency's minor unit. */
    firstKgMinor: price,
    additionalKgMinor: price,
    minDays: days,
    maxDays: days,
    remark: words,
  })
  .superRefine((rate, issues) => {
    const refuse = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
    const isInternational = rate.kind === 'international';
    if (INTERNATIONAL_SERVICES.some((service) => service === rate.service) !== isInternational) {
      refuse('service', `is not ${isInternational ? 'an international' : 'a domestic'} service`);
    }
    if (!ZONES[rate.kind].some((zone) => zone === rate.zone)) refuse('zone', `is no zone of ${rate.kind} rates`);
    if (isInternational && rate.countryCode === 'CN') refuse('countryCode', 'international parcels leave from China');
    // International rates are in CNY, except MAD for Morocco. Domestic rates are in the country's own currency (§3).
    const currencyDue = isInternational && rate.countryCode !== 'MA' ? 'CNY' : MARKETS[rate.countryCode].currency;
    if (rate.currency !== currencyDue) refuse('currency', `must be ${currencyDue}`);
    if (rate.maxDays < rate.minDays) refuse('maxDays', 'must not be less than minDays');
  });
export type RateRecord = z.output<typeof RateRecord>;

/** Returns the key of a row. */
export const rateKey = ({ service, countryCode: country, zone }: RateRecord) => `${service}:${country}:${zone}`;
