import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { StepList } from '@/components/ui/content/step-list';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { FaqQuestions } from './faq-section';
import { FactFolds } from '../../home/fact-folds';
import { HeroLabel, type HeroLabelProps } from '../../home/hero-label';
import type { FaqTopic } from '../data/faq-topics';
import { figuresOf, type Figures } from '@/components/parts/facts/figures';
import { GoodsSection } from './goods-section';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { productFaqLd } from '../data/product-ld';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import { useProductFaq } from '../use-product-faq';
import styles from './send-guide.module.css';

const ABROAD_STEPS = ['price', 'book', 'pack', 'handOver', 'follow', 'door'] as const;
const LOCAL_STEPS = ['price', 'book', 'pickup', 'door'] as const;
const PACKING = ['size', 'weight', 'pieces', 'name'] as const;
/** Questions of senders. */
export const SEND_TOPICS = [
  'handOver',
  'courierNumber',
  'collectChina',
  'hongKong',
  'reweighed',
  'pickup',
  'change',
  'tracking',
  'returned',
] as const satisfies readonly FaqTopic[];

export interface SendGuideProps extends Omit<HeroLabelProps, 'country' | 'spoken'> {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  /** Exchange rate of `feeRate`. */
  rate?: MarketRate | undefined;
}

/** Explains how to send, step by step: from China, and within the country. */
export function SendGuide({ market, countries, rate, ...label }: SendGuideProps) {
  const t = useTranslations('product.send');
  const sections = useTranslations('product.sections');
  const { country, language, prefix } = market;
  const figures = figuresOf(market, countryName(country, language, countries), undefined, rate);
  const faq = useProductFaq(SEND_TOPICS, figures);
  return (
    <>
      <JsonLd data={{ '@context': 'https://schema.org', ...productFaqLd(faq) }} />
      <Section ground="ink" compact>
        <Container>
          <div className={styles.head}>
            <div className={styles.texts}>
              <h1>{t('title')}</h1>
              <p className={styles.lead}>{t('lead', figures)}</p>
              <Link
                href={paths.presend(prefix)}
                prefetch={false}
                className={buttonClass({ variant: 'primary', size: 'large' })}
              >
                {t('action')}
              </Link>
            </div>
            <HeroLabel spoken country={country} {...label} />
          </div>
        </Container>
      </Section>
      <Section labelledBy="abroad">
        <Container>
          <SectionHeader brief id="abroad" title={t('abroad.title', figures)} lead={t('abroad.lead', figures)} />
          <SendSteps name="abroad" steps={ABROAD_STEPS} figures={figures} />
        </Container>
      </Section>
      <Section ground="wash" labelledBy="local">
        <Container>
          <PhoneFold
            title={
              <hgroup>
                <h2 id="local">{t('local.title', figures)}</h2>
                <p className={styles.soft}>{t('local.lead', figures)}</p>
              </hgroup>
            }
          >
            <SendSteps name="local" steps={LOCAL_STEPS} figures={figures} />
          </PhoneFold>
        </Container>
      </Section>
      <Packing figures={figures} />
      <GoodsSection figures={figures} />
      <Section labelledBy="faq">
        <Container className={styles.questions}>
          <PhoneFold title={<h2 id="faq">{sections('faq')}</h2>}>
            <FaqQuestions items={faq} />
          </PhoneFold>
        </Container>
      </Section>
      <NextStepBand
        title={t('next.title')}
        text={t('next.text', figures)}
        href={paths.presend(prefix)}
        label={t('action')}
      />
    </>
  );
}

type WayProps =
  | { name: 'abroad'; steps: typeof ABROAD_STEPS; figures: Figures }
  | { name: 'local'; steps: typeof LOCAL_STEPS; figures: Figures };

function SendSteps(way: WayProps) {
  const t = useTranslations('product.send');
  const { figures } = way;
  const texts =
    way.name === 'abroad'
      ? way.steps.map((step) => ({
          key: step,
          title: t(`abroad.${step}.title`),
          text: t(`abroad.${step}.text`, figures),
        }))
      : way.steps.map((step) => ({
          key: step,
          title: t(`local.${step}.title`),
          text: t(`local.${step}.text`, figures),
        }));
  return <StepList steps={texts} />;
}

function Packing({ figures }: { figures: Figures }) {
  const t = useTranslations('product.send.packing');
  return (
    <Section labelledBy="packing">
      <Container>
        <SectionHeader id="packing" title={t('title')} />
        <FactFolds
          facts={PACKING.map((rule) => ({
            key: rule,
            label: t(`${rule}.label`),
            value: t(`${rule}.value`, figures),
            text: t(`${rule}.text`, figures),
          }))}
        />
      </Container>
    </Section>
  );
}
