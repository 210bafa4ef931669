import { roundToGram } from '@/lib/market/round-measure';
import { BUSINESS_EXPRESS_MIN_KG, SMALL_PARCEL_MAX_KG } from './constants';
import { violation, type QuoteViolation } from './quote-violation';
import type { Goods } from './surcharges';
import type { TariffService } from './transit';
import { sumOfWeights, type PackedMeasures } from './weight';

/** Returns a violation for goods with a battery on another service than the special line (§9). */
export function batteryViolations(service: TariffService, goods: Goods): QuoteViolation[] {
  return goods === 'with-battery' && service !== 'special-line'
    ? [violation('service-without-batteries', 'service', {})]
    : [];
}

/**
 * Returns violations of a service's weight limits: a small parcel weighs up to 2 kg, an order of business express at
 * least 10 kg (§1). Volumetric weight does not count here. Other services have only the limits of §9.
 */
export function serviceViolations(service: TariffService, parcels: readonly PackedMeasures[]): QuoteViolation[] {
  if (service === 'e-parcel') {
    const hasHeavyParcel = parcels.some(({ weightKg }) => roundToGram(weightKg) > SMALL_PARCEL_MAX_KG);
    return hasHeavyParcel ? [violation('too-heavy-for-service', 'service', { max: SMALL_PARCEL_MAX_KG })] : [];
  }
  if (service === 'business-express') {
    const isTooLight = sumOfWeights(parcels) < BUSINESS_EXPRESS_MIN_KG;
    return isTooLight ? [violation('too-light-for-service', 'service', { min: BUSINESS_EXPRESS_MIN_KG })] : [];
  }
  return [];
}
