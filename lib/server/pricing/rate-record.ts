import 'server-only';
import * as z from 'zod';
import { countryCode, currency, required } from '@/lib/contract/fields';
import { INTERNATIONAL_SERVICES, SERVICES } from '@/lib/orders/choices';
import { MARKETS } from '@/lib/market/country';
import { inSixLanguages } from '../platform/texts/in-six-languages';

const words = inSixLanguages(required(600));
const price = z.int('invalid').min(1, 'invalid').max(1e12, 'tooLarge');
const days = z.int('invalid').min(1, 'invalid').max(365, 'tooLarge');

/** §3: the zones of a tariff by what is sent: main and other cities from abroad, within a city and between two at home. */
export const ZONES = { international: ['main', 'other'], domestic: ['same-city', 'inter-city'] } as const;

/** A row of the tariff as operators keep it: one item of `ops rates import`. */
export const RateRecord = z
  .strictObject({
    kind: z.enum(['international', 'domestic'], { error: 'chooseOne' }),
    service: z.enum(SERVICES, { error: 'chooseOne' }),
    countryCode,
    zone: z.enum([...ZONES.international, ...ZONES.domestic], { error: 'chooseOne' }),
    zoneNames: words,
    currency,
    taxIncluded: z.boolean('invalid'),
    /** In the currency's minor unit, as all amounts. */
    firstKgMinor: price,
    additionalKgMinor: price,
    minDays: days,
    maxDays: days,
    remark: words,
  })
  .superRefine((rate, issues) => {
    const refuse = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
    const international = rate.kind === 'international';
    if (INTERNATIONAL_SERVICES.some((service) => service === rate.service) !== international) {
      refuse('service', `is not ${international ? 'an international' : 'a domestic'} service`);
    }
    if (!ZONES[rate.kind].some((zone) => zone === rate.zone)) refuse('zone', `is no zone of ${rate.kind} rates`);
    if (international && rate.countryCode === 'CN') refuse('countryCode', 'international parcels leave from China');
    // §3: from abroad in CNY, for Morocco in MAD; at home in the country's own money.
    const due = international && rate.countryCode !== 'MA' ? 'CNY' : MARKETS[rate.countryCode].currency;
    if (rate.currency !== due) refuse('currency', `must be ${due}`);
    if (rate.maxDays < rate.minDays) refuse('maxDays', 'must not be less than minDays');
  });
export type RateRecord = z.output<typeof RateRecord>;

/** What a row is known by. */
export const rateKey = ({ service, countryCode: country, zone }: RateRecord) => `${service}:${country}:${zone}`;
