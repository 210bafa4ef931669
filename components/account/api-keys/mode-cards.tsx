import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { KEY_MODES, type KeyMode } from '@/lib/contract/developers/key-scopes';

interface ModeCardsProps extends Omit<ComponentProps<typeof RadioCards>, 'legend' | 'options'> {
  /** Purpose of each type. */
  texts: Readonly<Record<KeyMode, string>>;
}

/** Renders the choice between test and live. */
export function ModeCards({ texts, ...field }: ModeCardsProps) {
  const t = useTranslations('account.keys');
  return (
    <RadioCards
      {...field}
      legend={t('mode')}
      options={KEY_MODES.map((value) => ({ value, label: t(`modes.${value}`), description: texts[value] }))}
    />
  );
}
