import { useTranslations } from 'next-intl';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';

/** Renders the text of a lane's notice, with its days and source. */
export function LaneNoticeText({ notice: { severity, text, from, until, source } }: { notice: LaneNoticeView }) {
  const t = useTranslations('quote.lane');
  const day = useDayFormat();
  return (
    <>
      <p>{text}</p>
      {severity === 'stopped' && <p>{t('stopped')}</p>}
      <p>{until ? t('period', { from: day(from), until: day(until) }) : t('open', { from: day(from) })}</p>
      {source && <p>{t.rich('source', { name: source.name, link: (name) => <a href={source.url}>{name}</a> })}</p>}
    </>
  );
}
