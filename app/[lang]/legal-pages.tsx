import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/pages/legal/legal-page';
import { NotFoundPage } from '@/components/frame/errors/not-found-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { LEGAL_ROUTES, type LegalDocument } from '@/lib/i18n/messages/legal-documents';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { isShownIn, routeNamed } from '@/lib/routing/routes';
import { loadLegalText } from '@/lib/server/content/legal/load-legal-text';
import { loadCountries } from './load-countries';

/**
 * Returns the market, or null if it does not have this document. Only Türkiye has the cookie policy. All markets but
 * China have the local service terms (§2).
 */
async function findMarketWith(document: LegalDocument) {
  const market = await currentMarket();
  return isShownIn(routeNamed(LEGAL_ROUTES[document]), market.country) ? market : null;
}

/** Returns the metadata of a legal page, or the metadata of a missing page if the market has no such document. */
export async function legalMetadata(document: LegalDocument) {
  const market = await findMarketWith(document);
  if (!market) return notFoundMetadata();
  const t = await getTranslations('legal');
  const words = { brand: BRAND.name, inCountry: t(`countries.${market.country}.in`) };
  return pageMetadata({
    route: LEGAL_ROUTES[document],
    title: t(`pages.${document}.title`),
    description: t(`pages.${document}.description`, words),
  });
}

export async function LegalDocumentPage({ document }: { document: LegalDocument }) {
  const market = await findMarketWith(document);
  if (!market) return <NotFoundPage />;
  const { country, language } = market;
  const [text, countries] = await Promise.all([loadLegalText(document, market), loadCountries({ country, language })]);
  const contact = countries.find(({ code }) => code === country);
  return <LegalPage market={market} document={document} text={text} contact={contact} />;
}
