import { useTranslations } from 'next-intl';
import { Notice, type NoticeTone } from '@/components/ui/status/notice';
import type { LaneNoticeView, LaneSeverity } from '@/lib/contract/places/lane-notices';
import { LaneNoticeText } from './lane-notice-text';
import styles from './lane-notices.module.css';

const TONES: Record<LaneSeverity, NoticeTone> = { information: 'info', delay: 'warn', stopped: 'bad' };

/** Shows the notices of a lane. Renders nothing without notices. */
export function LaneNotices({ notices = [] }: { notices?: readonly LaneNoticeView[] }) {
  const t = useTranslations('quote.lane');
  if (notices.length === 0) return null;
  return (
    <ul role="list" className={styles.notices} aria-label={t('title')}>
      {notices.map((notice) => (
        <li key={notice.id} id={notice.id}>
          <Notice tone={TONES[notice.severity]} title={notice.title}>
            <LaneNoticeText notice={notice} />
          </Notice>
        </li>
      ))}
    </ul>
  );
}
