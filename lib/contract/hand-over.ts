import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { OpeningSpan } from './sites';

/** How a parcel that waits gets to us and how it is paid, in the request's language. */
export const HandOverView = z.object({
  title: z.string(),
  text: z.string(),
  /** Where the sender sends or brings it; null where a courier comes, and where no site of ours is near. */
  site: z
    .object({
      siteCode: z.string(),
      name: z.string(),
      /** For a reader of the request's language: from the street up. */
      address: z.array(z.string()),
      phone: z.string(),
      /** IANA zone of the hours. */
      timeZone: z.string(),
      hours: z.array(OpeningSpan),
      /** The days to come on which it stays shut; empty without any. */
      closed: z.string(),
      /** What a courier there reads: recipient, phone, address and waybills, a line each. */
      label: z.object({
        title: z.string(),
        language: z.enum(LANGUAGES),
        text: z.string(),
        /** Said where a browser refuses to copy it, and it is selected. */
        selected: z.string(),
      }),
    })
    .nullable(),
  payment: z.object({ title: z.string(), lines: z.array(z.string()) }),
});
export type HandOverView = z.infer<typeof HandOverView>;
