import {
  MAX_PARCEL_KG,
  MIN_CHARGEABLE_KG,
  MIN_FOOTPRINT_CM,
  MIN_PARCEL_KG,
  PIECES_PER_PARCEL,
  SIDE_LIMIT_CM,
  VOLUMETRIC_DIVISOR,
} from './constants';
import { violation, type QuoteViolation } from './quote-violation';

export interface ParcelSize {
  weightKg: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  /** Pieces under one ticket; one when left out. */
  pieces?: number;
}

export interface ParcelWeight {
  actualKg: number;
  volumetricKg: number;
  chargeableKg: number;
}

const SIDES = ['lengthCm', 'widthCm', 'heightCm'] as const;

/** Beyond this a number is a slip of the keyboard; counting it as 0 keeps every answer finite. */
const MEASURABLE = 1_000_000;

function measured(value: number): number {
  return Number.isFinite(value) && value > 0 && value < MEASURABLE ? value : 0;
}

/** Cubic millimetres: sides are taken to the millimetre, so that 0.1 cm does not drift into another kilogram. */
function volumeMm3(parcel: ParcelSize): number {
  return SIDES.reduce((volume, side) => volume * Math.round(measured(parcel[side]) * 10), 1);
}

/** cm3 to a kilogram is the same figure as mm3 to a gram. */
const MM3_PER_GRAM = VOLUMETRIC_DIVISOR;

/** §9: length x width x height (cm) / 6000, in kg, not rounded. */
export function volumetricKg(parcel: ParcelSize): number {
  return volumeMm3(parcel) / (MM3_PER_GRAM * 1000);
}

/**
 * §9: the higher of actual and volumetric weight, at least 1 kg, in whole kg. The rates are "first kg" and "additional kg", which we
 * read as billing by the started kilogram: 3.0 kg is billed as 3, 3.1 kg as 4. A value that is not a positive number counts as 0
 * here; `parcelLimits` is what refuses it.
 */
export function chargeableKg(parcel: ParcelSize): number {
  return Math.max(MIN_CHARGEABLE_KG, Math.ceil(measured(parcel.weightKg)), Math.ceil(volumetricKg(parcel)));
}

/** Kilograms to the gram; up to the next one where it would else read as whole, so that 2.0004 kg billed as 3 does not read as 2. */
function readableKg(kilograms: number): number {
  const grams = Math.round(kilograms * 1000);
  return (grams % 1000 === 0 && kilograms * 1000 > grams ? grams + 1 : grams) / 1000;
}

/** The three weights to show side by side. */
export function parcelWeight(parcel: ParcelSize): ParcelWeight {
  return {
    actualKg: measured(parcel.weightKg),
    volumetricKg: readableKg(volumetricKg(parcel)),
    chargeableKg: chargeableKg(parcel),
  };
}

function weightViolations({ weightKg }: ParcelSize): QuoteViolation[] {
  const range = { min: MIN_PARCEL_KG, max: MAX_PARCEL_KG };
  const inside = weightKg >= range.min && weightKg <= range.max;
  return inside ? [] : [violation('weight-out-of-range', 'weightKg', range)];
}

function sideViolations(parcel: ParcelSize): QuoteViolation[] {
  const thinnest = [...SIDES].sort((a, b) => parcel[b] - parcel[a])[2];
  return SIDES.flatMap((side) => {
    const cm = parcel[side];
    if (!(cm > 0)) return [violation('side-not-positive', side, {})];
    if (!(cm < SIDE_LIMIT_CM)) return [violation('side-too-long', side, { limit: SIDE_LIMIT_CM })];
    return side !== thinnest && cm < MIN_FOOTPRINT_CM
      ? [violation('side-too-short', side, { min: MIN_FOOTPRINT_CM })]
      : [];
  });
}

/** What parcels weigh together, in kg, to the gram: decimals of kilograms do not add up exactly. */
export function sumOfWeights(parcels: readonly Pick<ParcelSize, 'weightKg'>[]): number {
  return parcels.reduce((grams, { weightKg }) => grams + Math.round(weightKg * 1000), 0) / 1000;
}

/** §5, §9: what a single parcel must keep to; empty when it does. Only the thinnest side may be under 10 cm. */
export function parcelLimits(parcel: ParcelSize): QuoteViolation[] {
  const pieces = parcel.pieces ?? PIECES_PER_PARCEL;
  return [
    ...weightViolations(parcel),
    ...sideViolations(parcel),
    ...(pieces === PIECES_PER_PARCEL ? [] : [violation('not-one-piece', 'pieces', { max: PIECES_PER_PARCEL })]),
  ];
}

/** Of `parcelLimits`, those that a parcel breaks by being too heavy or too long. */
export function largestLimits(parcel: ParcelSize): QuoteViolation[] {
  const tooMuch = (found: QuoteViolation) =>
    found.code === 'side-too-long' || (found.code === 'weight-out-of-range' && parcel.weightKg > MAX_PARCEL_KG);
  return parcelLimits(parcel).filter(tooMuch);
}
