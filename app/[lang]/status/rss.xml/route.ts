import { createTranslator } from 'next-intl';
import { incidentFeed } from '@/components/pages/status/incident-feed';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { Language } from '@/lib/market/language';
import { formattingLocale, numeralLocale, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { filePaths } from '@/lib/routing/file-paths';
import { paths } from '@/lib/routing/paths';
import { getConfig } from '@/lib/server/platform/config';
import type status from '@/messages/en/status.json';
import { loadStatus } from '../load-status';

export const dynamic = 'force-static';
export const revalidate = 600;

/** Creates the translator for the language of the address: next-intl has no request language in a route handler. */
async function createFeedTranslator(language: Language, locale: string) {
  const file = (await import(`@/messages/${language}/status.json`)) as { default: typeof status };
  return createTranslator({ locale, messages: { status: file.default }, namespace: 'status' });
}

export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const { lang } = await params;
  const choice = parsePrefix(lang);
  if (!choice) return new Response(null, { status: 404 });
  const prefix = lang as Prefix;
  const home = homeAddress(getConfig().siteUrl, choice);
  const urlOf = (path: string) => new URL(path, home).href;
  const body = incidentFeed({
    incidents: (await loadStatus(choice))?.incidents ?? [],
    t: await createFeedTranslator(choice.language, numeralLocale(choice)),
    locale: numeralLocale(choice),
    language: formattingLocale(choice),
    feed: urlOf(filePaths.statusFeed(prefix)),
    page: urlOf(paths.status(prefix)),
  });
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
