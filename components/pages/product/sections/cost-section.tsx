import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { QuoteBreakdown } from '@/components/parts/price/quote-breakdown';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import type { QuoteView, RateView } from '@/lib/contract/quotes/quotes';
import { MARKETS } from '@/lib/market/country';
import { paths } from '@/lib/routing/paths';
import { calculatorLink } from '../data/calculator-link';
import { ExampleHeading } from './example-heading';
import type { OpeningProps } from '../data/product-opening';
import { selectShownRates } from '../data/rate-rows';
import { FaqQuestions } from './faq-section';
import { RateTable } from './rate-table';
import styles from './cost-section.module.css';

/** Returns a quote without the notes and workings of its import charges, which the page's questions explain. */
function withoutCustomsNotes<Quote extends QuoteView>({ importCharges, ...quote }: Quote) {
  return { ...quote, ...(importCharges && { importCharges: { ...importCharges, notes: [], workings: [] } }) };
}

/** Shows a worked example, priced like a visitor's own parcel, beside its rows of the rate table. */
export function CostSection({ market, countries, rates, example, questions }: Omit<OpeningProps, 'figures'>) {
  const t = useTranslations('product.cost');
  const tSections = useTranslations('product.sections');
  const terms = useTranslations('orders.shipment');
  if (!example) return null;
  const rows = selectShownRates(rates);
  const about = rateOfTotal(example.quote?.about);
  const ownRate = about?.currency === MARKETS[market.country].currency ? about : undefined;
  const taxed = rows.some(({ taxIncluded }) => taxIncluded);
  const place = ({ destinationCountry, destinationName }: RateView) =>
    destinationCountry === market.country
      ? destinationName
      : t('place', { country: countryName(destinationCountry, market.language, countries), zone: destinationName });
  return (
    // With questions, the section is the last one before the closing band, which has the background `wash`.
    <Section ground={questions.length > 0 ? 'paper' : 'wash'} compact labelledBy="cost">
      <Container>
        <SectionHeader id="cost" title={t('title')} lead={t('lead')} />
        <div className={styles.columns}>
          <Card as="section" padding="large" raised labelledBy="example">
            <ExampleHeading request={example.request} rates={rates} countries={countries} language={market.language} />
            {example.quote ? (
              <QuoteBreakdown
                quote={withoutCustomsNotes(example.quote)}
                rate={ownRate}
                notes={terms('rules', { duty: 'no' })}
              />
            ) : (
              <Notice tone="warn">{t('unavailable')}</Notice>
            )}
          </Card>
          <div className={styles.rates}>
            {rows.length > 0 && <RateTable caption={t('excerpt')} rows={rows} place={place} />}
            {taxed && <p className={styles.note}>{t('taxIncluded')}</p>}
            <p className={styles.onward}>
              <Link href={calculatorLink(market.prefix, example.request)} prefetch={false} className={buttonClass()}>
                {t('change')}
              </Link>
              <Link href={paths.rates(market.prefix)} prefetch={false}>
                {t('allRates')}
              </Link>
            </p>
            {questions.length > 0 && (
              <section aria-labelledby="faq">
                <h3 id="faq" className={styles.questions}>
                  {tSections('faq')}
                </h3>
                <FaqQuestions items={questions} open={questions.length === 1} />
              </section>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
