'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

interface Props {
  /** Seconds until the button is enabled; null while the text is loading. */
  left: number | null;
  onAgree: () => void;
}

/** §4: a countdown in seconds before the agree action becomes available. Screen readers announce only its end. */
export function AgreeButton({ left, onAgree }: Props) {
  const t = useTranslations('legal.agreement');
  return (
    <>
      <Button variant="primary" disabled={left !== 0} onClick={onAgree}>
        {left ? t('agreeIn', { seconds: left }) : t('agree')}
      </Button>
      <VisuallyHidden>
        <span role="status">{left === 0 && t('ready')}</span>
      </VisuallyHidden>
    </>
  );
}
