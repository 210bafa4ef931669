import { useLocale, useTranslations } from 'next-intl';
import { PlainIntro } from '@/components/frame/page/plain-intro';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { CALLS } from '@/lib/contract/calls';
import type { StatusView } from '@/lib/contract/content/status';
import { formatList } from '@/lib/i18n/format/format-range';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import {
  MAX_EVENT_WAIT_SECONDS,
  PROBED_PARTS,
  PROBE_TIMEOUT_SECONDS,
  STATUS_DAYS,
  type ProbedPart,
} from '@/lib/market/availability';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { DayTable } from './day-table';
import { Incidents } from './incidents';
import { PartDays } from './part-days';
import { StripLegend } from './strip-legend';
import styles from './status-page.module.css';

export interface StatusPageProps {
  market: MarketChoice & { prefix: Prefix };
  /** Null if the back end does not measure. */
  status: StatusView | null;
  /** Minutes after which the page is rendered again. */
  minutes: number;
  /** Address of the incidents for feed readers. */
  feed: string;
}

/** Shows the state now, the availability by day beside the target (§1), and the incidents. */
export function StatusPage({ market: { prefix }, status, minutes, feed }: StatusPageProps) {
  const t = useTranslations('status');
  const days = STATUS_DAYS;
  return (
    <>
      <PlainIntro prefix={prefix} page="status" title={t('title')} lead={t('lead', { days })} />
      <Section compact>
        <Container>
          {status ? (
            <MeasuredParts status={status} minutes={minutes} feed={feed} />
          ) : (
            <Notice>{t('now.unknown')}</Notice>
          )}
        </Container>
      </Section>
      <Section ground="wash" labelledBy="how">
        <Container>
          <h2 id="how" className={styles.heading}>
            {t('how.title')}
          </h2>
          <ul className={styles.points}>
            <li>{t('how.requests')}</li>
            <li>{t('how.failed', { seconds: PROBE_TIMEOUT_SECONDS })}</li>
            <li>{t('how.events', { seconds: MAX_EVENT_WAIT_SECONDS })}</li>
            <li>{t('how.unknown')}</li>
            <li>{t('how.rounded')}</li>
            <li>
              {t.rich('how.api', {
                call: () => (
                  <code dir="ltr" translate="no">
                    GET /api{CALLS.queryStatus.path}
                  </code>
                ),
              })}
            </li>
          </ul>
        </Container>
      </Section>
    </>
  );
}

function MeasuredParts({ status, minutes, feed }: { status: StatusView; minutes: number; feed: string }) {
  const t = useTranslations('status');
  const { aim, parts, incidents } = status;
  return (
    <div className={styles.blocks}>
      <section aria-labelledby="now" className={styles.block}>
        <h2 id="now">{t('now.title')}</h2>
        <StateNow status={status} minutes={minutes} />
      </section>
      <Incidents incidents={incidents} feed={feed} />
      <section aria-labelledby="days" className={styles.block}>
        <h2 id="days">{t('days.title', { days: STATUS_DAYS })}</h2>
        <div className={styles.parts}>
          {parts.map((part) => (
            <PartDays key={part.part} part={part} aim={aim} />
          ))}
        </div>
        <StripLegend />
        <DayTable parts={parts} />
      </section>
    </div>
  );
}

/**
 * Shows the parts that are down. If there are none, it shows the parts of open incidents, or that all measured parts
 * work.
 */
export function StateNow({ status: { at, parts, incidents }, minutes }: { status: StatusView; minutes: number }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const moment = useMomentFormat();
  const note = t('now.asOf', { time: moment(new Date(at)), minutes });
  const open = incidents.filter(({ closedAt }) => closedAt === null);
  const namedParts = (isNamed: (part: ProbedPart) => boolean) =>
    formatList(
      PROBED_PARTS.filter(isNamed).map((part) => t(`parts.${part}`)),
      locale,
    );
  const isDown = (part: ProbedPart) => parts.some((each) => each.part === part && each.state === 'down');
  if (PROBED_PARTS.some(isDown)) {
    return (
      <Notice tone="bad" title={t('now.down', { parts: namedParts(isDown) })}>
        {note}
      </Notice>
    );
  }
  if (open.length > 0) {
    const isConcerned = (part: ProbedPart) => open.some((incident) => incident.parts.includes(part));
    return (
      <Notice tone="warn" title={t('now.incident', { parts: namedParts(isConcerned) })}>
        {note}
      </Notice>
    );
  }
  const isMeasured = parts.some(({ state }) => state !== 'unknown');
  return (
    <Notice tone={isMeasured ? 'ok' : 'info'} title={t(isMeasured ? 'now.up' : 'now.unknown')}>
      {note}
    </Notice>
  );
}
