import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatList } from '@/lib/i18n/format/format-range';
import { parcelFacts } from '@/lib/i18n/messages/parcel-facts';
import type { RouteView } from '@/lib/contract/tracking/route';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { RouteLine } from './route-line';
import { OtherLanguages } from './other-languages';
import { QuoteOffers } from './quote-offers';
import { QuoteResultView, type QuoteResult } from './quote-result';
import { QuoteForm, type QuoteFormProps } from './quote-form';
import styles from './quote-view.module.css';

interface QuotePageViewProps {
  prefix: Prefix;
  form: QuoteFormProps;
  result: QuoteResult;
  /** The route of the parcel's label; undefined if it is unknown. */
  route: RouteView | undefined;
  /** Links to the page with the typed values in the market's other languages; empty without typed values. */
  languages?: readonly { href: string; name: string; language: string }[];
}

/**
 * Renders calculator and price. The price comes first once there is one. Stable React keys preserve typed values when
 * the two swap.
 */
export function QuotePageView({ prefix, form, result, route, languages = [] }: QuotePageViewProps) {
  const t = useTranslations('quote');
  const links = useTranslations('layout.links');
  const locale = useLocale();
  const announcement = useAnnouncement(result);
  const isPriced = result.status === 'priced';
  const isLabel = isPriced || (result.status === 'none' && route !== undefined);
  const billed = isPriced ? result.billed : [];
  const fields = (
    // The same element with and without a price, so that the fields stay mounted. It is a region only with a heading.
    <div
      key="form"
      id="quote-form"
      className={styles.form}
      data-print="hide"
      {...(isPriced && { role: 'region', 'aria-labelledby': 'form-title' })}
    >
      {isPriced && <h2 id="form-title">{t('form.title')}</h2>}
      <Card padding="large">
        <QuoteForm {...form} billed={billed} announcement={announcement} />
      </Card>
      <p className={styles.may}>
        <span>{t('parcels.limits', parcelFacts(locale))}</span>{' '}
        <Link href={paths.mayISend(prefix)} prefetch={false}>
          {links('service-may-i-send')}
        </Link>
      </p>
    </div>
  );
  const price = (
    <div key="answer" className={styles.answer} id="answer">
      <Card as="section" padding={isLabel ? 'none' : 'large'} raised labelledBy="answer-title">
        <h2
          id="answer-title"
          tabIndex={-1}
          aria-describedby="answer-summary"
          className={isLabel ? styles.unseen : undefined}
        >
          {t('answer.title')}
        </h2>
        <QuoteResultView
          result={result}
          route={route}
          hasCity={form.draft.kind === 'domestic' || form.draft.city !== ''}
        />
      </Card>
    </div>
  );
  const others = isPriced ? result.offers.filter((offer) => offer !== result.selectedOffer) : [];
  const offers = others.length > 0 && (
    <Card key="offers" as="section" labelledBy="offers-title">
      <QuoteOffers offers={others} />
    </Card>
  );
  return (
    <Section ground="wash" compact>
      <Container>
        <SectionHeader level={1} title={t('title')} />
        <div data-wash="" className={styles.columns}>
          {isPriced ? [<RouteLine key="asked" route={form} billed={billed} />, price, offers, fields] : [fields, price]}
        </div>
        <OtherLanguages links={languages} />
      </Container>
    </Section>
  );
}

/** Returns the price as a sentence for screen readers; empty without a price. */
function useAnnouncement(result: QuoteResult): string {
  const t = useTranslations('quote');
  const locale = useLocale();
  if (result.status !== 'priced') return '';
  const { service, quote } = result.selectedOffer;
  const price = formatList(
    quote.totals.map((total) => formatMoney(total, locale)),
    locale,
  );
  return t('answer.summary', { service: t(`services.${service}`), price });
}
