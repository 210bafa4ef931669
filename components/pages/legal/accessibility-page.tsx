import { useLocale, useTranslations } from 'next-intl';
import { PlainIntro } from '@/components/frame/page/plain-intro';
import { MarketContacts } from '@/components/pages/support/market-contacts';
import { Prose } from '@/components/ui/content/prose';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { ACCESSIBILITY, ACCESSIBILITY_LAWS, type AccessibilityLaw } from '@/lib/market/accessibility';
import { LANGUAGES } from '@/lib/market/language';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';

const KNOWN_LIMITS = ['people', 'papers', 'scripts', 'photos', 'names'] as const;

export interface AccessibilityPageProps {
  market: MarketChoice & { prefix: Prefix };
  contact: CountryView | undefined;
}

/** Shows the accessibility statement of a market: standard, known limits, how to report a barrier, and the law. */
export function AccessibilityPage({ market, contact }: AccessibilityPageProps) {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const law = ACCESSIBILITY_LAWS[market.country];
  const { answerDays } = ACCESSIBILITY;
  const days = formatWorkingDays(answerDays, answerDays, locale);
  return (
    <>
      <PlainIntro prefix={market.prefix} page="accessibility" title={t('title')} lead={t('lead')} />
      <Section compact>
        <Container>
          <Prose>
            <StandardLink />
            <h2>{t('limits.title')}</h2>
            <ul>
              {KNOWN_LIMITS.map((limit) => (
                <li key={limit}>{t(`limits.${limit}`)}</li>
              ))}
            </ul>
            {law && <LawLink law={law} name={law.names[market.language] ?? law.names.en} />}
          </Prose>
        </Container>
      </Section>
      <Section ground="wash" labelledBy="report">
        <Container>
          <SectionHeader id="report" title={t('report.title')} lead={t('report.lead', { days })} />
          <MarketContacts view={contact} prefix={market.prefix} />
        </Container>
      </Section>
    </>
  );
}

function StandardLink() {
  const t = useTranslations('accessibility.standard');
  const day = useDayFormat();
  const { standard, level, checkedOn, narrowest } = ACCESSIBILITY;
  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('text', { standard, level })}</p>
      <ul>
        <li>{t('tools', { languages: LANGUAGES.length })}</li>
        <li>{t('keyboard', { width: narrowest })}</li>
      </ul>
      <p>{t('own')}</p>
      <p>
        <strong>{t('checked', { date: day(checkedOn, 'long') })}</strong>
      </p>
    </>
  );
}

function LawLink({ law: { dated, source, readOn }, name }: { law: AccessibilityLaw; name: string }) {
  const t = useTranslations('accessibility.law');
  const day = useDayFormat();
  const date = dated ? day(dated.on, 'long') : '';
  return (
    <>
      <h2>{t('title')}</h2>
      <p>
        <strong>{name}</strong>
      </p>
      <ul>
        {dated?.step === 'inForce' && <li>{t('inForce', { date })}</li>}
        {dated?.step === 'published' && <li>{t('published', { date })}</li>}
        {dated?.step === 'signed' && <li>{t('signed', { date })}</li>}
        <li>
          {t.rich('source', {
            name: source.name,
            date: day(readOn, 'long'),
            link: (text) => <a href={source.url}>{text}</a>,
          })}
        </li>
      </ul>
      <p>{t('note')}</p>
    </>
  );
}
