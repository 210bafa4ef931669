import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { OpeningSpan } from '../places/sites';

/** Hand-over and payment of a waiting parcel, in the request's language. */
export const HandOverView = z.object({
  title: z.string(),
  text: z.string(),
  /** The site to which the sender sends or brings the parcel. Null if a courier comes, or if we have no site nearby. */
  site: z
    .object({
      siteCode: z.string(),
      name: z.string(),
      /** Address lines in the order of the request's language, beginning with the street. */
      address: z.array(z.string()),
      phone: z.string(),
      /** IANA zone of the hours. */
      timeZone: z.string(),
      hours: z.array(OpeningSpan),
      /** Sentence about the next days on which the site is closed; empty if there are none. */
      closed: z.string(),
      /** Label for the courier there: recipient, phone, address and waybills, one line each. */
      label: z.object({
        title: z.string(),
        language: z.enum(LANGUAGES),
        text: z.string(),
        /** Hint shown if the browser does not allow copying. The text is then selected. */
        selected: z.string(),
      }),
    })
    .nullable(),
  payment: z.object({ title: z.string(), lines: z.array(z.string()) }),
});
export type HandOverView = z.infer<typeof HandOverView>;
