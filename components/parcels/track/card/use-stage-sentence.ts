import { useTranslations } from 'next-intl';
import type { JourneyProgress } from '@/lib/contract/tracking/stages';

/** Returns how far a parcel has come, as a sentence. */
export function useStageSentence({ stages, reachedStages: reached }: JourneyProgress): string {
  const t = useTranslations('track');
  return t('card.progress', { step: reached + 1, total: stages.length, stage: t(`stages.${stages[reached]!}`) });
}
