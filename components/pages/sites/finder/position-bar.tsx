import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import styles from './position-bar.module.css';
import type { VisitorPosition } from './use-position';

export interface PositionBarProps {
  position: VisitorPosition;
  onAsk: () => void;
  onForget: () => void;
}

/** Renders the button that shares the position and sorts the list, its effect, and the reason for a failure (§8). */
export function PositionBar({ position, onAsk, onForget }: PositionBarProps) {
  const t = useTranslations('sites.position');
  return (
    <div className={styles.bar}>
      {position.state === 'on' ? (
        <Button size="small" icon="x" onClick={onForget}>
          {t('forget')}
        </Button>
      ) : (
        <Button size="small" icon="map-pin" loading={position.state === 'asking'} onClick={onAsk}>
          {position.state === 'asking' ? t('asking') : t('ask')}
        </Button>
      )}
      <p className={styles.note}>{t('note')}</p>
      {(position.state === 'denied' || position.state === 'failed') && (
        <Notice tone="warn" live="polite" title={t(position.state)}>
          {t(`${position.state}Hint`)}
        </Notice>
      )}
    </div>
  );
}
