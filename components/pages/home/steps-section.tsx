import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { MARKET_SCENES } from '@/components/parts/market-scene';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { Scene } from '@/components/ui/content/scene';
import { StepList } from '@/components/ui/content/step-list';
import { FREE_ATTEMPT_DAYS, FREE_DELIVERY_ATTEMPTS } from '@/lib/billing/constants';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './steps-section.module.css';

const STEPS = ['quote', 'handOver', 'journey', 'door'] as const;

/** Shows the journey of a parcel in four steps, from the quote to the door. */
export function StepsSection({ market: { country, prefix } }: { market: MarketChoice & { prefix: Prefix } }) {
  const t = useTranslations('home');
  const links = useTranslations('layout.links');
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
          <StepList
            brief
            column
            steps={STEPS.map((step) => ({
              key: step,
              title: t(`steps.${step}.title`),
              text: t(`steps.${step}.text`, {
                days: FREE_ATTEMPT_DAYS,
                attempts: FREE_DELIVERY_ATTEMPTS,
              }),
            }))}
          />
        </div>
      </Container>
    </Section>
  );
}
