'use client';

import type { ReactNode } from 'react';
import { HEAVY_KG } from '@/lib/contract/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/parse-amount';
import { useFieldValue } from './use-field-value';

/** What is said beside a weight above the parcel limit (§5), as it is typed. */
export function WeightWarning({ typed, children }: { typed: string; children: ReactNode }) {
  return parseMeasure(useFieldValue('weightKg', typed)) > HEAVY_KG ? children : null;
}
