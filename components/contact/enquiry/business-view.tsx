import { FORM_HEADINGS } from './form/form-heading';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { StepList } from '@/components/ui/content/step-list';
import { PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { FormChoices } from './fields/form-choices';
import { FormSection } from './form/form-section';
import { PointList } from '@/components/ui/content/point-list';

export interface BusinessViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  choices: FormChoices;
}

const GETS = ['express', 'regular', 'api', 'cod', 'protection', 'contact'] as const;
const STEPS = ['tell', 'offer', 'start'] as const;

/** §2, business customers: the benefits, how to start, and the enquiry form. */
export function BusinessView({ market, countries, choices }: BusinessViewProps) {
  const t = useTranslations('enterprise');
  const { prefix, country, language } = market;
  const figures = figuresOf(market, countryName(country, language, countries));
  return (
    <>
      <PageIntro
        prefix={prefix}
        page="business-customer"
        title={t('intro.title')}
        lead={t('intro.lead')}
        scene="warehouse"
      >
        <p>
          <a href={`#${FORM_HEADINGS.enterprise}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('intro.ask')}
          </a>
        </p>
      </PageIntro>
      <PointList
        id="gets"
        title={t('gets.title')}
        points={GETS.map((key) => ({ key, title: t(`gets.${key}.title`), text: t(`gets.${key}.text`, figures) }))}
      />
      <Section ground="wash" labelledBy="steps">
        <Container>
          <SectionHeader id="steps" title={t('steps.title')} />
          <StepList
            steps={STEPS.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
          />
        </Container>
      </Section>
      <SingleParcel prefix={prefix} text={t('single.text', figures)} />
      <FormSection kind="enterprise" prefix={prefix} choices={choices} title={t('form.title')} lead={t('form.lead')} />
    </>
  );
}

/** Notice before the form: single parcels need no contract. */
function SingleParcel({ prefix, text }: { prefix: Prefix; text: string }) {
  const t = useTranslations('enterprise.single');
  return (
    <Section compact>
      <Container>
        <Notice
          title={t('title')}
          action={
            <Link href={paths.orderQuote(prefix)} prefetch={false} className={buttonClass()}>
              {t('label')}
            </Link>
          }
        >
          {text}
        </Notice>
      </Container>
    </Section>
  );
}
