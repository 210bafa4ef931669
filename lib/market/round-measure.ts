/** Rounds kilograms to the gram: sums of decimals, like 1.1 + 2.2, differ slightly from the exact gram. */
export const roundToGram = (kilograms: number): number => Math.round(kilograms * 1000) / 1000;

/** Rounds centimetres to the millimetre. */
export const roundToMillimetre = (centimetres: number): number => Math.round(centimetres * 10) / 10;

/** Largest difference, in grams or millimetres, that is treated as a rounding error. */
const MAX_ROUNDING_ERROR = 1e-6;

const isWhole = (count: number): boolean => Math.abs(count - Math.round(count)) < MAX_ROUNDING_ERROR;

/** Returns true for kilograms that are no finer than a gram. */
export const isWholeGrams = (kilograms: number): boolean => isWhole(kilograms * 1000);

/** Returns centimetres without the rounding error of a whole millimetre. Finer values stay unchanged. */
export const exactCm = (centimetres: number): number =>
  isWhole(centimetres * 10) ? roundToMillimetre(centimetres) : centimetres;
