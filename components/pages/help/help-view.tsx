import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { TextField } from '@/components/ui/fields/text-field';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { faqLd } from './faq-ld';
import { FaqList, FrequentAnswers } from './faq-list';
import { FaqSearch } from './faq-search.island';
import { useFaq } from './faq-texts';
import styles from './help-view.module.css';
import { PageIntro } from '@/components/frame/page/page-intro';

export interface HelpViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly NamedCountry[];
  /** Exchange rate of `feeRate`. */
  rate?: MarketRate | undefined;
  transparent?: boolean;
}

const ANSWERS_ID = 'answers';

/** Answers frequent questions by topic, with a search (§2). */
export function HelpView({ market, countries, rate, transparent }: HelpViewProps) {
  const t = useTranslations('support.help');
  const { country, language, prefix } = market;
  const topics = useFaq(country, rate);
  const name = countryName(country, language, countries);
  return (
    <>
      <JsonLd data={faqLd(topics, language)} />
      <PageIntro
        prefix={prefix}
        page="service-help"
        title={t('title')}
        lead={t('lead', { market: country, country: name })}
        transparent={transparent}
        aside={
          <FaqSearch answersId={ANSWERS_ID} countText={t('search.found', { count: '#' })} none={t('search.none')}>
            <TextField
              name="question"
              type="search"
              icon="search"
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" variant="primary">
              {t('search.submit')}
            </Button>
          </FaqSearch>
        }
      />
      <Section compact>
        <Container>
          <FrequentAnswers topics={topics} prefix={prefix} />
          <FaqList id={ANSWERS_ID} topics={topics} prefix={prefix} />
        </Container>
      </Section>
      <ContactLinks prefix={prefix} />
    </>
  );
}

function ContactLinks({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('support.help.more');
  const links = useTranslations('layout.links');
  return (
    <section aria-labelledby="ask-us" className={styles.more}>
      <Container>
        <SectionHeader id="ask-us" title={t('title')} lead={t('text')} />
        <p className={styles.actions}>
          <Link href={paths.contactUs(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
            {t('contact')}
          </Link>
          <Link href={paths.support(prefix)} prefetch={false} className={buttonClass()}>
            {t('support')}
          </Link>
          <Link href={paths.mayISend(prefix)} prefetch={false} className={buttonClass()}>
            {links('service-may-i-send')}
          </Link>
          <Link href={paths.isItUs(prefix)} prefetch={false} className={buttonClass()}>
            {links('service-is-it-us')}
          </Link>
        </p>
      </Container>
    </section>
  );
}
