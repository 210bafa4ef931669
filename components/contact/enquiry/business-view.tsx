import { FORM_HEADINGS } from './form/form-heading';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { StepList } from '@/components/ui/content/step-list';
import { PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { FormChoices } from './fields/form-choices';
import { CardTitle } from '@/components/parts/card-title';
import { EnquiryPanel } from './enquiry-panel';
import styles from './business-view.module.css';

export interface BusinessViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  choices: FormChoices;
}

const GETS = ['express', 'regular', 'api', 'cod', 'protection', 'contact'] as const;
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
        <p>
          <a href={`#${FORM_HEADINGS.enterprise}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('intro.ask')}
          </a>
        </p>
        <p>
          {t('single.title')}{' '}
          <Link href={paths.orderQuote(prefix)} prefetch={false}>
            {t('single.label')}
          </Link>
        </p>
      </PageIntro>
      <Section ground="wash">
        <Container>
          <div className={styles.columns}>
            <div className={styles.words}>
              <section aria-labelledby="gets">
                <SectionHeader id="gets" title={t('gets.title')} />
                <dl className={styles.gets}>
                  {GETS.map((key) => (
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
            </div>
            <Card as="section" padding="large" raised labelledBy={FORM_HEADINGS.enterprise}>
              <CardTitle id={FORM_HEADINGS.enterprise}>{t('form.title')}</CardTitle>
              <p className={styles.lead}>{t('form.lead')}</p>
              <EnquiryPanel kind="enterprise" prefix={prefix} choices={choices} />
            </Card>
          </div>
        </Container>
      </Section>
    </>
  );
}
