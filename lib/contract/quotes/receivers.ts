import * as z from 'zod';
import { countryCode } from '../fields';
import { RateView } from './quotes';
import { INTERNATIONAL_SERVICES } from '@/lib/orders/choices';

/** International parcels leave from China, so China is not a destination. */
const destination = countryCode.exclude(['CN'], { error: 'chooseDestination' });
const service = z.enum(INTERNATIONAL_SERVICES, { error: 'chooseService' });

export const ReceiverQuery = z.object({ countryCode: destination.optional(), service: service.optional() });

/** A destination with its tariff zones, and the rate of every service in each zone. */
export const DestinationRatesView = z.object({
  countryCode,
  countryName: z.string(),
  zones: z.array(z.object({ zone: z.string(), name: z.string(), rates: z.array(RateView) })),
});
export type DestinationRatesView = z.infer<typeof DestinationRatesView>;
export const ReceiverResponse = z.array(DestinationRatesView);

export const RemarkQuery = z.object({ countryCode: destination, service: service.optional() });
export const RemarkView = z.object({
  service: z.enum(INTERNATIONAL_SERVICES),
  zone: z.string(),
  zoneName: z.string(),
  remark: z.string(),
});
export type RemarkView = z.infer<typeof RemarkView>;
export const RemarkResponse = z.array(RemarkView);

export const ReceiverListRequest = z.object({ countryCode: destination.optional() });
export const ReceiverListResponse = z.array(
  z.object({
    countryCode,
    countryName: z.string(),
    zones: z.array(
      z.object({
        zone: z.string(),
        name: z.string(),
        /** The cities of §3 in the zone; empty for the zone of all other cities. */
        cities: z.array(z.object({ cityCode: z.string(), name: z.string() })),
      }),
    ),
  }),
);
