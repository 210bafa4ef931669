import { useLocale, useTranslations } from 'next-intl';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { OwnMoney } from '@/components/parts/facts/own-money';
import type { Figures } from '@/components/parts/facts/figures';
import { Fact } from '@/components/ui/content/fact';
import type { FactKey } from './data/product';
import { isFlatRate, lowestFirstKg } from './data/rate-rows';
import styles from './product-facts.module.css';

export interface ProductFactsProps {
  facts: readonly FactKey[];
  figures: Figures;
  rates: readonly RateView[];
}

/** Shows the three main figures of a product. An unavailable price is left out. */
export function ProductFacts({ facts, figures, rates }: ProductFactsProps) {
  const t = useTranslations('product.facts');
  const locale = useLocale();
  const lowest = lowestFirstKg(rates);
  const price = lowest && formatMoney(lowest, locale);
  const shownFacts = facts.filter((fact) => fact !== 'firstKg' || price);
  return (
    <dl className={styles.facts}>
      {shownFacts.map((fact) => (
        <Fact
          key={fact}
          label={t(fact === 'firstKg' && isFlatRate(rates) ? 'perKg.label' : `${fact}.label`)}
          value={t(`${fact}.value`, { ...figures, price: price ?? '' })}
          text={fact === 'firstKg' && lowest && <OwnMoney amounts={[lowest]} rate={rates[0]?.exchange} />}
        />
      ))}
    </dl>
  );
}
