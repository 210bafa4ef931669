import { FORM_HEADINGS } from '@/components/contact/enquiry/form/form-heading';
import { useTranslations } from 'next-intl';
import { ApplyLine } from '@/components/contact/enquiry/form/apply-line';
import { FormSection } from '@/components/contact/enquiry/form/form-section';
import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { StepList } from '@/components/ui/content/step-list';
import { IntroAction, PageIntro } from '@/components/frame/page/page-intro';
import { Accordion } from '@/components/ui/content/accordion';
import { buttonClass } from '@/components/ui/button-class';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { OfferSection } from './offer-section';
import { joinLd } from './join-ld';

export interface JoinViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  choices: FormChoices;
  transparent?: boolean;
}

const STEPS = ['apply', 'verify', 'sign'] as const;
const QUESTIONS = ['when', 'beginner', 'change', 'data'] as const;

/** Explains how to become a franchisee, with the application (§2, §4). */
export function JoinView({ market, countries, choices, transparent }: JoinViewProps) {
  const t = useTranslations('franchise');
  const { prefix, country, language } = market;
  const figures = figuresOf(market, countryName(country, language, countries));
  const questions = QUESTIONS.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
  return (
    <>
      <JsonLd data={joinLd(questions)} />
      <PageIntro
        prefix={prefix}
        page="business-join-us"
        // A line break in the heading must not split the name.
        title={t('intro.title', { brand: BRAND.name.replaceAll(' ', '\u00a0') })}
        lead={t('intro.lead', { markets: COUNTRIES.length })}
        scene="counter"
        transparent={transparent}
      >
        <IntroAction>
          <a href={`#${FORM_HEADINGS.franchise}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('intro.apply')}
          </a>
        </IntroAction>
      </PageIntro>
      <ApplyLine to={FORM_HEADINGS.franchise} label={t('intro.apply')}>
        <OfferSection figures={figures} />
      </ApplyLine>
      <FormSection
        kind="franchise"
        prefix={prefix}
        choices={choices}
        title={t('form.title')}
        lead={t('form.lead')}
        before={
          <section aria-labelledby="steps">
            <SectionHeader id="steps" title={t('steps.title')} />
            <StepList
              column
              steps={STEPS.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
            />
          </section>
        }
        after={
          <section aria-labelledby="faq">
            <SectionHeader id="faq" title={t('faq.title')} />
            <Accordion
              items={questions.map(({ key, question, answer }) => ({ key, title: question, content: <p>{answer}</p> }))}
            />
          </section>
        }
      />
    </>
  );
}
