import { parseMeasure } from '@/lib/i18n/parse-amount';

/** §5: over 100 kg raises a warning; up to 200 kg may be asked for (docs/decisions.md#contradictions-in-the-texts). */
export const HEAVY_KG = 100;

export function isHeavy(weightKg: string): boolean {
  return parseMeasure(weightKg) > HEAVY_KG;
}
