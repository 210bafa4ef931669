import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/content/accordion';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import type { Figures } from '@/components/parts/facts/figures';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { Country } from '@/lib/market/country';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import styles from './rules-section.module.css';
import { useRules } from '../use-rules';

export interface RulesSectionProps {
  country: Country;
  figures: Figures;
  /** Exchange rate of `feeRate`. */
  rate: MarketRate | undefined;
}

/** Shows the limits and rules of every service in this market, in one place. */
export function RulesSection({ country, figures, rate }: RulesSectionProps) {
  const t = useTranslations('product.sections');
  return (
    <Section ground="wash" labelledBy="rules">
      <Container>
        <PhoneFold title={<h2 id="rules">{t('rules')}</h2>}>
          <div className={styles.rules}>
            <Accordion
              items={useRules(country, figures, rate).map(({ key, label, value, text }) => ({
                key: `rule-${key}`,
                title: (
                  <span className={styles.rule}>
                    <span>{label}</span>
                    {value && <span className={styles.value}>{value}</span>}
                  </span>
                ),
                content: <p>{text}</p>,
              }))}
            />
          </div>
        </PhoneFold>
      </Container>
    </Section>
  );
}
