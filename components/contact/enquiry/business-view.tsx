import { FORM_HEADINGS } from './form/form-heading';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { StepList } from '@/components/ui/content/step-list';
import { IntroAction, PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { FormChoices } from './fields/form-choices';
import { ApplyLine } from './form/apply-line';
import { FormSection } from './form/form-section';
import styles from './business-view.module.css';

export interface BusinessViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  choices: FormChoices;
}

const BENEFITS = ['express', 'regular', 'api', 'cod', 'protection', 'contact'] as const;
const STEPS = ['tell', 'offer', 'start'] as const;

/** Business customers: the benefits, how to start, and the enquiry form (§2). */
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
        <IntroAction>
          <a href={`#${FORM_HEADINGS.enterprise}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('intro.ask')}
          </a>
        </IntroAction>
        <p>
          {t('single.title')}{' '}
          <Link href={paths.orderQuote(prefix)} prefetch={false}>
            {t('single.label')}
          </Link>
        </p>
      </PageIntro>
      <FormSection
        kind="enterprise"
        prefix={prefix}
        choices={choices}
        title={t('form.title')}
        lead={t('form.lead')}
        before={
          <ApplyLine inset to={FORM_HEADINGS.enterprise} label={t('intro.ask')}>
            <section aria-labelledby="gets">
              <SectionHeader id="gets" title={t('gets.title')} />
              <dl className={styles.gets}>
                {BENEFITS.map((key) => (
                  <div key={key} className={styles.point}>
                    <dt className={styles.name}>{t(`gets.${key}.title`)}</dt>
                    <dd className={styles.text}>{t(`gets.${key}.text`, figures)}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section aria-labelledby="steps">
              <SectionHeader id="steps" title={t('steps.title')} />
              <StepList
                column
                steps={STEPS.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
              />
            </section>
          </ApplyLine>
        }
      />
    </>
  );
}
