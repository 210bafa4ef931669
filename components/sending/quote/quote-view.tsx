import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { formatMoney } from '@/lib/i18n/format-money';
import { formatList } from '@/lib/i18n/format-range';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { OtherLanguages } from './other-languages';
import { Answer, type QuoteAnswer } from './quote-answer';
import { QuoteForm, type QuoteFormProps } from './quote-form';
import styles from './quote-view.module.css';

interface QuotePageViewProps {
  prefix: Prefix;
  form: QuoteFormProps;
  answer: QuoteAnswer;
  /** Links to the page with the typed values in the market's other languages; empty without typed values. */
  languages?: readonly { href: string; name: string; language: string }[];
}

/** Renders the calculator beside its price. */
export function QuotePageView({ prefix, form, answer, languages = [] }: QuotePageViewProps) {
  const t = useTranslations('quote');
  const links = useTranslations('layout.links');
  const said = useSaid(answer);
  const billed = answer.status === 'priced' ? answer.billed : [];
  return (
    <Section ground="wash" compact>
      <Container>
        <SectionHeader
          level={1}
          title={t('title')}
          action={
            <Link href={paths.mayISend(prefix)} prefetch={false}>
              {links('service-may-i-send')}
            </Link>
          }
        />
        <div data-wash="" className={styles.columns}>
          <Card padding="large">
            <QuoteForm {...form} billed={billed} said={said} />
          </Card>
          <div className={styles.answer} id="answer">
            <Card as="section" padding="large" raised labelledBy="answer-title">
              <h2 id="answer-title" tabIndex={-1} aria-describedby="answer-said">
                {t('answer.title')}
              </h2>
              <Answer answer={answer} />
            </Card>
          </div>
        </div>
        <OtherLanguages links={languages} />
      </Container>
    </Section>
  );
}

/** Returns the price as a sentence for screen readers; empty without a price. */
function useSaid(answer: QuoteAnswer): string {
  const t = useTranslations('quote');
  const locale = useLocale();
  if (answer.status !== 'priced') return '';
  const { service, quote } = answer.chosen;
  const price = formatList(
    quote.totals.map((total) => formatMoney(total, locale)),
    locale,
  );
  return t('answer.said', { service: t(`services.${service}`), price });
}
