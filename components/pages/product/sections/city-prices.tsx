import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { AmountText } from '@/components/ui/content/figures';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { SplitContainer } from '@/components/ui/layout/split-container';
import { Table } from '@/components/ui/content/table';
import { MAX_PARCEL_KG } from '@/lib/billing/constants';
import { freightFor } from '@/lib/billing/freight';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { paths } from '@/lib/routing/paths';
import type { OpeningProps } from '../data/product-opening';

/** Chargeable weights in kg of typical parcels, up to the heaviest. */
const WEIGHTS_KG = [1, 2, 5, 10, 20, MAX_PARCEL_KG] as const;

/** Shows prices by weight in one column per zone: within a city, and between cities. */
export function CityPrices({ rates, market }: Pick<OpeningProps, 'rates' | 'market'>) {
  const t = useTranslations('product');
  const locale = useLocale();
  return (
    <Section compact labelledBy="cities">
      <SplitContainer>
        <SectionHeader id="cities" title={t('cost.title')} lead={t('cities.lead')} />
        {rates.length > 0 ? (
          <Table
            keepColumns
            hideCaption
            caption={t('cost.title')}
            columns={[
              { key: 'weight', header: t('facts.parcel.label') },
              ...rates.map(({ zone, destinationName }) => ({ key: zone, header: destinationName, numeric: true })),
            ]}
            rows={WEIGHTS_KG.map((kg) => ({
              key: String(kg),
              cells: {
                weight: <AmountText text={formatMeasure(kg, 'kg', locale)} />,
                ...Object.fromEntries(
                  rates.map((rate) => [
                    rate.zone,
                    <AmountText key={rate.zone} text={formatMoney(freightFor(rate, kg), locale)} />,
                  ]),
                ),
              },
            }))}
          />
        ) : (
          <Notice tone="warn">{t('cost.unavailable')}</Notice>
        )}
        <p>
          <Link href={paths.rates(market.prefix)} prefetch={false}>
            {t('cost.allRates')}
          </Link>
        </p>
      </SplitContainer>
    </Section>
  );
}
