import { useTranslations } from 'next-intl';
import { Instructions } from '@/components/track/instructions';
import type { InstructionView } from '@/lib/contract/tracking';

/** What the receiver asked for before. */
export function Asked({ instructions }: { instructions: readonly InstructionView[] | undefined }) {
  const t = useTranslations('parcel.kept');
  return <Instructions title={t('title')} items={instructions} />;
}
