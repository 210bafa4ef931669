import type { createTranslator } from 'next-intl';
import type { IncidentView } from '@/lib/contract/content/status';
import { formatList } from '@/lib/i18n/format/format-range';
import { STATUS_DAYS } from '@/lib/market/availability';
import { rssFeed, type FeedFacts } from '@/lib/seo/rss-feed';
import type status from '@/messages/en/status.json';

type StatusTranslator = ReturnType<typeof createTranslator<{ status: typeof status }, 'status'>>;

export interface IncidentFeedFacts extends Pick<FeedFacts, 'language' | 'feed' | 'page'> {
  incidents: readonly IncidentView[];
  t: StatusTranslator;
  locale: string;
}

/**
 * Returns the entries of the incidents as RSS 2.0: each report, update and end is an item, so that feed readers show
 * it.
 */
export function incidentFeed({ incidents, t, locale, ...facts }: IncidentFeedFacts): string {
  const steps = { opened: t('incidents.opened'), updated: t('incidents.updated'), closed: t('incidents.closed') };
  return rssFeed({
    ...facts,
    title: t('feed.title'),
    description: t('meta.description', { days: STATUS_DAYS }),
    items: incidents.flatMap(({ reference, parts, entries }) => {
      const names = formatList(
        parts.map((part) => t(`parts.${part}`)),
        locale,
      );
      return entries.map(({ step, at, text }) => ({
        id: `${facts.page}#${reference}-${at}`,
        link: `${facts.page}#${reference}`,
        title: t('feed.item', { step: steps[step], parts: names }),
        text,
        at,
      }));
    }),
  });
}
