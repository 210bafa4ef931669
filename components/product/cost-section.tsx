import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { RateExcerpt } from '@/components/product/rate-excerpt';
import { QuoteBreakdown } from '@/components/quote/quote-breakdown';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { rateBehind } from '@/lib/billing/own-money';
import type { CountryView } from '@/lib/contract/countries';
import type { OfferedQuote, QuoteRequest, QuoteView, RateView } from '@/lib/contract/quotes';
import { MARKETS } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { calculatorLink } from './calculator-link';
import { ExampleHeading } from './example-heading';
import type { Figures } from '@/components/facts/figures';
import type { Product } from './product';
import { excerpt } from './rate-rows';
import styles from './cost-section.module.css';

export type PricedExample = QuoteView & Pick<OfferedQuote, 'about'>;

export interface CostSectionProps {
  product: Product;
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  figures: Figures;
  rates: readonly RateView[];
  example: { request: QuoteRequest; quote: PricedExample | null };
}

/** A worked example, priced as a visitor's own parcel would be, beside its rows of the rate table. */
export function CostSection({ product, market, countries, figures, rates, example }: CostSectionProps) {
  const t = useTranslations('product.cost');
  const rows = excerpt(rates);
  const link = calculatorLink(market.prefix, market.country, example.request);
  const about = rateBehind(example.quote?.about);
  const ownRate = about?.currency === MARKETS[market.country].currency ? about : undefined;
  const taxed = rows.some(({ taxIncluded }) => taxIncluded);
  return (
    <Section ground="wash" labelledBy="cost">
      <Container>
        <SectionHeader id="cost" title={t('title')} lead={t(`lead.${product.cost}`, figures)} />
        <div className={styles.columns}>
          <Card as="section" padding="large" raised labelledBy="example">
            <ExampleHeading request={example.request} rates={rates} countries={countries} language={market.language} />
            {example.quote ? (
              <QuoteBreakdown quote={example.quote} rate={ownRate} />
            ) : (
              <Notice tone="warn">{t('unavailable')}</Notice>
            )}
            {link && (
              <p className={styles.change}>
                <Link href={link} prefetch={false} className={buttonClass()}>
                  {t('change')}
                </Link>
              </p>
            )}
          </Card>
          <div className={styles.rates}>
            {rows.length > 0 && (
              <RateExcerpt caption={t('excerpt')} rows={rows} countries={countries} market={market} />
            )}
            {taxed && <p className={styles.note}>{t('taxIncluded')}</p>}
            <p>
              <Link href={paths.rates(market.prefix)} prefetch={false}>
                {t('allRates')}
              </Link>
            </p>
          </div>
        </div>
      </Container>
    </Section>
  );
}
