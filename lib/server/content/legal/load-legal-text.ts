import 'server-only';
import type { LegalDocument, LegalText } from '@/lib/i18n/messages/legal-documents';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { ROUTES, isShownIn } from '@/lib/routing/routes';
import { marketWords } from './market-words';
import { readLegalFile } from './read-legal-file';
import { renderLegalHtml } from './render-legal-html';
import { resolveLegalMarkdown } from './resolve-legal-markdown';

/** Returns a legal text for one market. Throws for a link to a page that the market does not have. */
export async function loadLegalText(document: LegalDocument, { country, language }: MarketChoice): Promise<LegalText> {
  const source = await readLegalFile(document, language);
  const { updated, markdown } = resolveLegalMarkdown(source, { country, words: marketWords(country, language) });
  const prefix = formatPrefix({ country, language });
  const hrefOf = (page: string) => {
    const route = ROUTES.find(({ name }) => name === page);
    if (!route || !isShownIn(route, country))
      throw new RangeError(`${document} links to ${page}, which ${country} does not have`);
    return pathTo(prefix, route.name);
  };
  return { updated, ...renderLegalHtml(markdown, hrefOf) };
}
