import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { CaseView } from '@/lib/contract/parcels/cases';

interface CaseNoticeProps {
  view: CaseView;
  /** The last day for the answer, as text. */
  day: string;
}

/**
 * Shows a complaint about a delivery attempt: its reference and state, then our answer, and the authority for
 * complaints.
 */
export function CaseNotice({ view: { reference, state, answer, regulator }, day }: CaseNoticeProps) {
  const t = useTranslations('claim.case');
  return (
    <Notice tone={state === 'ANSWERED' ? 'ok' : 'info'} title={t('title', { reference, state })}>
      <p>{state === 'ANSWERED' ? <bdi>{answer}</bdi> : <span>{t('next', { day })}</span>}</p>
      {regulator && (
        <p>
          <span>{t('regulator')}</span>{' '}
          <a href={regulator.url} rel="noreferrer">
            <bdi>{regulator.name}</bdi>
          </a>
        </p>
      )}
    </Notice>
  );
}
