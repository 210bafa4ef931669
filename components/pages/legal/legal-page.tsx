import { getLocale, getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import type { CountryView } from '@/lib/contract/places/countries';
import { formatDay } from '@/lib/i18n/format/format-day';
import { LEGAL_DOCUMENTS, LEGAL_ROUTES, type LegalDocument, type LegalText } from '@/lib/i18n/messages/legal-documents';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { isShownIn, routeNamed } from '@/lib/routing/routes';
import { LegalBody } from './legal-body';
import { LegalContact } from './legal-contact';
import { LegalContents } from './legal-contents';
import { PrintButton } from './print-button.island';
import styles from './legal-page.module.css';

export interface LegalPageProps {
  market: MarketChoice & { prefix: Prefix };
  document: LegalDocument;
  text: LegalText;
  /** Contacts of this market; absent if they are unavailable. */
  contact: CountryView | undefined;
}

/** Renders a legal text with its title, date, sections and contact. */
export async function LegalPage({ market, document, text, contact }: LegalPageProps) {
  const t = await getTranslations('legal');
  const inCountry = t(`countries.${market.country}.in`);
  const title = t(`pages.${document}.title`);
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Container>
          <PageTrail prefix={market.prefix} route={LEGAL_ROUTES[document]} name={title} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{t(`pages.${document}.lead`, { inCountry })}</p>
          <div className={styles.bar}>
            <div className={styles.documents} data-print="hide">
              <LinkTabs label={t('documents')} tabs={await loadDocumentTabs(market, document)} />
            </div>
            <div className={styles.meta}>
              <time dateTime={text.updated}>
                {t('updated', { date: formatDay(text.updated, await getLocale(), 'long') })}
              </time>
              <div className={styles.print}>
                <PrintButton className={buttonClass({ variant: 'quiet', size: 'small' })}>
                  <Icon name="print" />
                  {t('print')}
                </PrintButton>
              </div>
            </div>
          </div>
        </Container>
      </header>
      <Container>
        <div className={styles.columns}>
          <LegalContents title={t('contents')} contents={text.contents} />
          <div className={styles.main}>
            <LegalBody html={text.html} />
            {contact && <LegalContact view={contact} inCountry={inCountry} />}
          </div>
        </div>
      </Container>
    </article>
  );
}

/** Returns a tab for each legal text of this market. The current one is marked. */
async function loadDocumentTabs({ country, prefix }: LegalPageProps['market'], current: LegalDocument) {
  const t = await getTranslations('legal.pages');
  return LEGAL_DOCUMENTS.filter((name) => isShownIn(routeNamed(LEGAL_ROUTES[name]), country)).map((name) => ({
    key: name,
    label: t(`${name}.title`),
    href: pathTo(prefix, LEGAL_ROUTES[name]),
    current: name === current,
  }));
}
