import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { AmountText } from '@/components/ui/content/figures';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { VOLUMETRIC_DIVISOR } from '@/lib/billing/constants';
import { freightFor } from '@/lib/billing/freight';
import { parcelWeight } from '@/lib/billing/weight';
import type { CountryView } from '@/lib/contract/places/countries';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { Language } from '@/lib/market/language';
import styles from './weight-section.module.css';
import { EXAMPLE_BOX } from '@/components/parts/facts/figures';

export interface WeightSectionProps {
  /** Rate that prices the example. If undefined, only the weights are shown. */
  rate: RateView | undefined;
  countries: readonly CountryView[];
  language: Language;
}

/** Explains volumetric weight with the calculation for one box (§9). */
export function WeightSection({ rate, countries, language }: WeightSectionProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const { actualKg, volumetricKg, chargeableKg } = parcelWeight(EXAMPLE_BOX);
  const figures = {
    length: EXAMPLE_BOX.lengthCm,
    width: EXAMPLE_BOX.widthCm,
    height: EXAMPLE_BOX.heightCm,
    divisor: String(VOLUMETRIC_DIVISOR),
  };
  const kilograms = (kg: number) => <AmountText text={formatMeasure(kg, 'kg', locale)} />;
  const items = [
    { key: 'actual', term: t('weight.actual'), value: kilograms(actualKg) },
    { key: 'volume', term: t('weight.volume', figures), value: kilograms(volumetricKg) },
    { key: 'charged', term: t('weight.charged'), value: kilograms(chargeableKg) },
  ];
  const price = rate && {
    key: 'price',
    term: (
      <>
        <span>{t(`services.${rate.service}`)}</span>
        <span className={styles.place}>
          {t('table.place', {
            country: countryName(rate.destinationCountry, language, countries),
            zone: rate.destinationName,
          })}
        </span>
      </>
    ),
    value: (
      <>
        <AmountText text={formatMoney(freightFor(rate, chargeableKg), locale)} />
        <OwnMoney amounts={[freightFor(rate, chargeableKg)]} rate={rate.exchange} />
      </>
    ),
    total: true,
  };
  return (
    <Section ground="wash" labelledBy="weight">
      <Container>
        <div className={styles.columns}>
          <SectionHeader id="weight" title={t('weight.title')} lead={t('weight.text', figures)} />
          <Card as="section" padding="large" raised labelledBy="box">
            <h3 id="box" className={styles.box}>
              {t('weight.box', {
                sides: formatSides([EXAMPLE_BOX.lengthCm, EXAMPLE_BOX.widthCm, EXAMPLE_BOX.heightCm], locale),
              })}
            </h3>
            <DescriptionList figures items={price ? [...items, price] : items} />
          </Card>
        </div>
      </Container>
    </Section>
  );
}
