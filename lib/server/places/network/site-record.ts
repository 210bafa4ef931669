import 'server-only';
import * as z from 'zod';
import { countryCode, requiredText } from '@/lib/contract/fields';
import { siteCode } from '@/lib/contract/places/sites';
import { PAYMENT_METHODS, SITE_KINDS, SITE_SERVICES } from '@/lib/contract/places/site-terms';
import { MARKETS } from '@/lib/market/country';
import { byLanguage } from '@/lib/market/language';
import { minutesOf } from '@/lib/market/opening-hours';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

const clock = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be HH:MM');

const span = z.strictObject({
  days: z.array(z.int().min(1, 'invalid').max(7, 'invalid')).min(1, 'required').max(7, 'tooMany'),
  opens: clock,
  closes: clock,
});

/** Opening hours; empty for a site that does not open. Spans on the same day must not overlap. */
const hours = z
  .array(span)
  .max(14, 'tooMany')
  .superRefine((spans, issues) => {
    for (let day = 1; day <= 7; day += 1) {
      const times = spans
        .filter(({ days }) => days.includes(day))
        .map(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)] as const)
        .sort(([one], [other]) => one - other);
      const hasOverlap = times.some(([opens], index) => {
        const before = times[index - 1];
        // No span of the same day can follow one that ends after midnight.
        return before && (before[1] <= before[0] || opens < before[1]);
      });
      if (hasOverlap) issues.addIssue({ code: 'custom', message: `the hours of weekday ${day} overlap` });
    }
  });

/** Address in English, and in the languages of the street signs. */
const address = z.strictObject({
  ...byLanguage(() => requiredText(200).optional()),
  en: requiredText(200),
});
const degrees = (max: number) => z.number('invalid').min(-max, 'invalid').max(max, 'invalid');

/** A site: one item of `ops sites import`. */
export const SiteRecord = z
  .strictObject({
    siteCode,
    kind: z.enum(SITE_KINDS, { error: 'chooseOne' }),
    countryCode,
    provinceCode: requiredText(40),
    cityCode: requiredText(40),
    /** Empty if the site is in no area. */
    areaCode: z.string().max(40, 'tooLong').default(''),
    names: inSixLanguages(requiredText(120)),
    address,
    phone: requiredText(40),
    email: z.email('emailFormat'),
    hours,
    closedOn: z.array(z.iso.date('dateFormat')).max(60, 'tooMany').default([]),
    services: z.array(z.enum(SITE_SERVICES, { error: 'chooseOne' })).max(SITE_SERVICES.length, 'tooMany'),
    payments: z
      .array(z.enum(PAYMENT_METHODS, { error: 'chooseOne' }))
      .max(PAYMENT_METHODS.length, 'tooMany')
      .default([]),
    lat: degrees(90),
    lng: degrees(180),
  })
  .superRefine(({ countryCode: country, phone }, issues) => {
    const calling = `+${MARKETS[country].callingCode} `;
    if (!phone.startsWith(calling)) {
      issues.addIssue({ code: 'custom', path: ['phone'], message: `must begin with "${calling}"` });
    }
  });
export type SiteRecord = z.output<typeof SiteRecord>;
