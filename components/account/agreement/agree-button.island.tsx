'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

interface Props {
  /** Seconds until it can be pressed; null while the text is not there yet. */
  left: number | null;
  onAgree: () => void;
}

/** §4: a countdown in seconds before the agree action becomes available. Its end is said aloud, its ticking is not. */
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
