'use client';

import type { ReactNode } from 'react';
import { HEAVY_KG } from '@/lib/contract/content/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/format/parse-amount';
import type { Country } from '@/lib/market/country';
import { useFieldValue } from './use-field-value';

interface WeightWarningProps {
  typed: string;
  market: Country;
  children: ReactNode;
}

/** Shows a note while the typed weight is above the parcel limit (§5). */
export function WeightWarning({ typed, market, children }: WeightWarningProps) {
  return parseMeasure(useFieldValue('weightKg', typed), market) > HEAVY_KG ? children : null;
}
