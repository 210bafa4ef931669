'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

interface AgreeButtonProps {
  /** Seconds until the button is enabled; null while the text is loading. */
  secondsLeft: number | null;
  onAgree: () => void;
}

/**
 * Renders the button to agree. It shows the seconds until it becomes available (§4). Screen readers announce only the
 * end of this countdown.
 */
export function AgreeButton({ secondsLeft, onAgree }: AgreeButtonProps) {
  const t = useTranslations('legal.agreement');
  return (
    <>
      <Button variant="primary" disabled={secondsLeft !== 0} onClick={onAgree}>
        {secondsLeft ? t('agreeIn', { seconds: secondsLeft }) : t('agree')}
      </Button>
      <VisuallyHidden>
        <span role="status">{secondsLeft === 0 && t('ready')}</span>
      </VisuallyHidden>
    </>
  );
}
