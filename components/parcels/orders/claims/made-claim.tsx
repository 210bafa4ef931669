import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/content/description-list';
import { AmountText } from '@/components/ui/content/figures';
import { Notice, type NoticeTone } from '@/components/ui/status/notice';
import type { Claim, ClaimView } from '@/lib/contract/parcels/claims';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { useDayFormat, useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import type { ClaimState } from '@/lib/orders/claim-policy';
import styles from './claims.module.css';

const TONES: Readonly<Record<ClaimState, NoticeTone>> = {
  RECEIVED: 'info',
  IN_REVIEW: 'info',
  ACCEPTED: 'ok',
  DECLINED: 'warn',
  PAID: 'ok',
};

/** Shows a claim: the next step, the claimed and granted amounts, and each state with its time. */
export function MadeClaim({ claim, freight }: { claim: Claim; freight: ClaimView['cover']['freight'] }) {
  const t = useTranslations('claim.made');
  const tForm = useTranslations('claim.form');
  const locale = useLocale();
  const day = useDayFormat();
  const moment = useMomentFormat();
  const { reference, kind, state, asked: claimed, granted, reason, answerBy, history } = claim;
  const money = (amount: Claim['asked']) => formatMoney(amount, locale);
  const next = {
    day: day(answerBy, 'monthDay'),
    amount: money(granted ?? claimed),
    hasFreight: freight ? 'yes' : 'no',
    freight: freight ? money(freight) : '',
  };
  const items = [
    { key: 'about', term: t('about'), value: tForm(`kinds.${kind}`) },
    { key: 'asked', term: t('asked'), value: <AmountText text={money(claimed)} /> },
    ...(granted ? [{ key: 'granted', term: t('granted'), value: <AmountText text={money(granted)} /> }] : []),
    ...(reason ? [{ key: 'reason', term: t('reason'), value: <bdi className={styles.words}>{reason}</bdi> }] : []),
    ...history.map((step) => ({
      key: step.state,
      term: t(`states.${step.state}`),
      value: <time dateTime={step.at}>{moment(new Date(step.at))}</time>,
    })),
  ];
  return (
    <>
      <Notice tone={TONES[state]} title={t('title', { reference, state: t(`states.${state}`) })}>
        {t(`next.${state}`, next)}
      </Notice>
      <DescriptionList items={items} />
    </>
  );
}
