import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { FactGrid } from '@/components/ui/content/fact-grid';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { StepList } from '@/components/ui/content/step-list';
import type { CountryView } from '@/lib/contract/places/countries';
import type { OwnRate } from '@/lib/billing/own-money';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { FaqSection } from './faq-section';
import type { FaqTopic } from '../data/faq-topics';
import { figuresOf, type Figures } from '@/components/parts/facts/figures';
import { GoodsSection } from './goods-section';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { productFaqLd } from '../data/product-ld';
import { useProductFaq } from '../use-product-faq';

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

export interface SendGuideProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  /** Exchange rate of `feeRate`. */
  rate?: OwnRate | undefined;
}

/** Explains how to send, step by step: from China, and within the country. */
export function SendGuide({ market, countries, rate }: SendGuideProps) {
  const t = useTranslations('product.send');
  const { country, language, prefix } = market;
  const figures = figuresOf(market, countryName(country, language, countries), undefined, rate);
  const faq = useProductFaq(SEND_TOPICS, figures);
  const action = (
    <Link href={paths.presend(prefix)} prefetch={false} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {t('action')}
    </Link>
  );
  return (
    <>
      <JsonLd data={{ '@context': 'https://schema.org', ...productFaqLd(faq) }} />
      <Section compact>
        <Container>
          <SectionHeader level={1} title={t('title')} lead={t('lead', figures)} action={action} />
        </Container>
      </Section>
      <Section labelledBy="abroad">
        <Container>
          <Way name="abroad" steps={ABROAD_STEPS} figures={figures} />
        </Container>
      </Section>
      <Section ground="wash" labelledBy="local">
        <Container>
          <Way name="local" steps={LOCAL_STEPS} figures={figures} />
        </Container>
      </Section>
      <Packing figures={figures} />
      <GoodsSection figures={figures} />
      <FaqSection items={faq} />
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

function Way(way: WayProps) {
  const t = useTranslations('product.send');
  const { name, figures } = way;
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
  return (
    <>
      <SectionHeader id={name} title={t(`${name}.title`, figures)} lead={t(`${name}.lead`, figures)} />
      <StepList steps={texts} />
    </>
  );
}

function Packing({ figures }: { figures: Figures }) {
  const t = useTranslations('product.send.packing');
  return (
    <Section labelledBy="packing">
      <Container>
        <SectionHeader id="packing" title={t('title')} />
        <FactGrid
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
