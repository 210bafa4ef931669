import {
  MAX_PARCELS,
  MAX_PARCEL_KG,
  MIN_CHARGEABLE_KG,
  MIN_FOOTPRINT_CM,
  MIN_PARCEL_KG,
  MAX_SIDE_CM,
} from '@/lib/billing/constants';
import { formatMeasure, formatMeasureRange, formatSides } from '../format/format-measure';
import { formatNumber } from '../format/format-range';

/** Returns the limits of a parcel's weight and size as texts for a form. */
export function parcelFacts(locale: string) {
  return {
    parcels: MAX_PARCELS,
    range: formatMeasureRange(MIN_PARCEL_KG, MAX_PARCEL_KG, 'kg', locale),
    least: formatMeasure(MIN_CHARGEABLE_KG, 'kg', locale),
    typed: formatNumber(MIN_PARCEL_KG, locale),
    footprint: formatSides([MIN_FOOTPRINT_CM, MIN_FOOTPRINT_CM], locale),
    side: formatMeasure(MAX_SIDE_CM, 'cm', locale),
  };
}
