import { useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/facts/expected-day';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { OfferedQuote as Quote } from '@/lib/contract/quotes';
import { useMoment } from '@/lib/i18n/use-moment';
import { QuoteBreakdown } from './quote-breakdown';
import { QuoteForm, type QuoteFormProps } from './quote-form';
import styles from './quote-view.module.css';
import { SendThis, type SendThisProps } from './send-this.island';

export type QuoteAnswer =
  | { status: 'none' }
  | { status: 'priced'; quote: Quote; handOver: SendThisProps }
  | { status: 'refused'; message: string }
  | { status: 'failed'; retryHref: string };

/** The calculator beside its answer. */
export function QuotePageView({ form, answer }: { form: QuoteFormProps; answer: QuoteAnswer }) {
  const t = useTranslations('quote');
  return (
    <Section ground="wash" compact>
      <Container>
        <SectionHeader level={1} title={t('title')} lead={t('lead')} />
        <div className={styles.columns}>
          <Card padding="large">
            <QuoteForm {...form} />
          </Card>
          <div className={styles.answer} id="answer">
            <Card as="section" padding="large" raised labelledBy="answer-title">
              <h2 id="answer-title">{t('answer.title')}</h2>
              <Answer answer={answer} />
            </Card>
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Answer({ answer }: { answer: QuoteAnswer }) {
  const t = useTranslations('quote.answer');
  const moment = useMoment();
  if (answer.status === 'none') return <p className={styles.soft}>{t('none')}</p>;
  if (answer.status === 'refused')
    return (
      <Notice tone="bad" live="assertive" title={t('refused')}>
        {answer.message}
      </Notice>
    );
  if (answer.status === 'failed')
    return (
      <Notice
        tone="bad"
        live="assertive"
        title={t('failed')}
        action={
          <a className={buttonClass()} href={answer.retryHref}>
            {t('retry')}
          </a>
        }
      >
        {t('failedNote')}
      </Notice>
    );
  return (
    <div className={styles.priced} role="status">
      <ExpectedDay delivery={answer.quote.delivery} />
      <QuoteBreakdown quote={answer.quote} />
      <SendThis {...answer.handOver} label={t('send')} />
      <p className={styles.soft}>
        {t('kept', {
          until: moment(new Date(answer.quote.validUntil)),
        })}
      </p>
      <p className={styles.soft}>{t('reference')}</p>
    </div>
  );
}
