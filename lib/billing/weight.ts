import { roundToGram } from '@/lib/market/round-measure';
import {
  MAX_PARCEL_KG,
  MIN_CHARGEABLE_KG,
  MIN_FOOTPRINT_CM,
  MIN_PARCEL_KG,
  PIECES_PER_PARCEL,
  MAX_SIDE_CM,
  VOLUMETRIC_DIVISOR,
} from './constants';
import { violation, type QuoteViolation } from './quote-violation';

export interface PackedMeasures {
  weightKg: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  /** Pieces under one ticket; one if left out. */
  pieces?: number;
}

export interface TicketWeight {
  actualKg: number;
  volumetricKg: number;
  chargeableKg: number;
}

const SIDES = ['lengthCm', 'widthCm', 'heightCm'] as const;

/** A number of kg or cm from here on is a typing mistake. It counts as 0, so that every result is finite. */
const MAX_MEASURE = 1_000_000;

function validMeasure(value: number): number {
  return Number.isFinite(value) && value > 0 && value < MAX_MEASURE ? value : 0;
}

/**
 * Returns cubic millimetres. Sides are rounded to the millimetre, so that inexact decimals such as 0.1 cm do not add a
 * kilogram.
 */
function volumeMm3(parcel: PackedMeasures): number {
  return SIDES.reduce((volume, side) => volume * Math.round(validMeasure(parcel[side]) * 10), 1);
}

/** cm3 per kilogram is the same number as mm3 per gram. */
const MM3_PER_GRAM = VOLUMETRIC_DIVISOR;

/** Returns length x width x height (cm, to the millimetre) / 6000, in kg, not rounded (§9). */
export function volumetricKg(parcel: PackedMeasures): number {
  return volumeMm3(parcel) / (MM3_PER_GRAM * 1000);
}

/**
 * Returns the higher of actual and volumetric weight, at least 1 kg, in whole kg (§9). The rates are "first kg" and
 * "additional kg", so each started kilogram is billed. 3.0 kg is billed as 3, 3.1 kg as 4. A scale reads grams, so
 * smaller parts are rounded. A value that is not a positive number counts as 0 here. `parcelViolations` rejects it.
 */
export function chargeableKg(parcel: PackedMeasures): number {
  return Math.max(
    MIN_CHARGEABLE_KG,
    Math.ceil(roundToGram(validMeasure(parcel.weightKg))),
    Math.ceil(volumetricKg(parcel)),
  );
}

/**
 * Returns kilograms to the gram. Rounds a weight up if it would otherwise read as a whole number: 2.0004 kg billed as 3
 * must not read as 2.
 */
function readableKg(kilograms: number): number {
  const grams = Math.round(kilograms * 1000);
  return (grams % 1000 === 0 && kilograms * 1000 > grams ? grams + 1 : grams) / 1000;
}

/** Returns the three weights to show side by side. */
export function parcelWeight(parcel: PackedMeasures): TicketWeight {
  return {
    actualKg: roundToGram(validMeasure(parcel.weightKg)),
    volumetricKg: readableKg(volumetricKg(parcel)),
    chargeableKg: chargeableKg(parcel),
  };
}

function weightViolations(parcel: PackedMeasures): QuoteViolation[] {
  const weightKg = roundToGram(parcel.weightKg);
  const range = { min: MIN_PARCEL_KG, max: MAX_PARCEL_KG };
  const isInRange = weightKg >= range.min && weightKg <= range.max;
  return isInRange ? [] : [violation('weight-out-of-range', 'weightKg', range)];
}

function sideViolations(parcel: PackedMeasures): QuoteViolation[] {
  const thinnestSide = [...SIDES].sort((a, b) => parcel[b] - parcel[a])[2];
  return SIDES.flatMap((side) => {
    const cm = parcel[side];
    if (!(cm > 0)) return [violation('side-not-positive', side, {})];
    if (!(cm < MAX_SIDE_CM)) return [violation('side-too-long', side, { limit: MAX_SIDE_CM })];
    return side !== thinnestSide && cm < MIN_FOOTPRINT_CM
      ? [violation('side-too-short', side, { min: MIN_FOOTPRINT_CM })]
      : [];
  });
}

/** Returns the total weight in kg, to the gram: decimals of kilograms do not add up exactly. */
export function sumOfWeights(parcels: readonly Pick<PackedMeasures, 'weightKg'>[]): number {
  return parcels.reduce((grams, { weightKg }) => grams + Math.round(weightKg * 1000), 0) / 1000;
}

/**
 * Returns the violated limits of a single parcel; empty if none (§5, §9). Only the thinnest side may be under 10 cm.
 */
export function parcelViolations(parcel: PackedMeasures): QuoteViolation[] {
  const pieces = parcel.pieces ?? PIECES_PER_PARCEL;
  return [
    ...weightViolations(parcel),
    ...sideViolations(parcel),
    ...(pieces === PIECES_PER_PARCEL ? [] : [violation('not-one-piece', 'pieces', { max: PIECES_PER_PARCEL })]),
  ];
}

/** Returns the violations of `parcelViolations` for a parcel that is too heavy or too long. */
export function upperLimitViolations(parcel: PackedMeasures): QuoteViolation[] {
  const tooMuch = (violation: QuoteViolation) =>
    violation.code === 'side-too-long' ||
    (violation.code === 'weight-out-of-range' && roundToGram(parcel.weightKg) > MAX_PARCEL_KG);
  return parcelViolations(parcel).filter(tooMuch);
}
