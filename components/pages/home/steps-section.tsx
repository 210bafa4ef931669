import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { LabelBars } from '@/components/parts/label/label-bars';
import { MARKET_SCENES } from '@/components/parts/market-scene';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { Scene } from '@/components/ui/content/scene';
import { FREE_ATTEMPT_DAYS, FREE_DELIVERY_ATTEMPTS } from '@/lib/billing/constants';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { paths } from '@/lib/routing/paths';
import { startingPrice } from './starting-price';
import styles from './steps-section.module.css';

const LABEL_SERVICE = 'intl-straight-special';
const STEPS = ['quote', 'handOver', 'journey', 'door'] as const;

export interface StepsSectionProps {
  market: MarketChoice & { prefix: Prefix };
  rates: readonly RateView[];
}

/** Shows the journey of a parcel as a label. Each step fills a cell: price, number, days, delivery. */
export function StepsSection({ market: { country, prefix }, rates }: StepsSectionProps) {
  const t = useTranslations('home');
  const links = useTranslations('layout.links');
  const states = useTranslations('track.states');
  const facts = useTranslations('product.facts');
  const locale = useLocale();
  const price = startingPrice(rates, LABEL_SERVICE, country);
  const cells: Record<(typeof STEPS)[number], ReactNode> = {
    quote: price ? facts('firstKg.value', { price: formatMoney(price, locale) }) : <Icon name="calculator" />,
    handOver: <LabelBars number={exampleWaybill(country)} />,
    journey: formatServiceDays(LABEL_SERVICE, locale),
    door: (
      <>
        <Icon name="check" /> {states('SIGNED')}
      </>
    ),
  };
  return (
    <Section ground="ink" labelledBy="steps">
      <Container>
        <SectionHeader
          id="steps"
          title={t('steps.title')}
          action={
            <Link href={paths.mayISend(prefix)} prefetch={false}>
              {links('service-may-i-send')}
            </Link>
          }
        />
        <div className={styles.beside}>
          <Scene name={MARKET_SCENES[country]} isLazy className={styles.scene} />
          <ol role="list" className={styles.label}>
            {STEPS.map((step) => (
              <li key={step}>
                <div aria-hidden="true" className={styles.cell}>
                  {cells[step]}
                </div>
                <div>
                  <h3>{t(`steps.${step}.title`)}</h3>
                  <p>{t(`steps.${step}.text`, { days: FREE_ATTEMPT_DAYS, attempts: FREE_DELIVERY_ATTEMPTS })}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
