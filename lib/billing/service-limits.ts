import { BUSINESS_EXPRESS_MIN_KG, SMALL_PARCEL_MAX_KG } from './constants';
import { violation, type QuoteViolation } from './quote-violation';
import type { Service } from './transit';
import { sumOfWeights, type ParcelSize } from './weight';

/** §1: a small parcel up to 2 kg on the scale, business express from 10 kg an order. Anything else takes what §9 allows. */
export function serviceLimits(service: Service, parcels: readonly ParcelSize[]): QuoteViolation[] {
  if (service === 'e-parcel') {
    const heavy = parcels.some(({ weightKg }) => weightKg > SMALL_PARCEL_MAX_KG);
    return heavy ? [violation('too-heavy-for-service', 'service', { max: SMALL_PARCEL_MAX_KG })] : [];
  }
  if (service === 'business-express') {
    const light = sumOfWeights(parcels) < BUSINESS_EXPRESS_MIN_KG;
    return light ? [violation('too-light-for-service', 'service', { min: BUSINESS_EXPRESS_MIN_KG })] : [];
  }
  return [];
}
