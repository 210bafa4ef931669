import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { marketOf, type Prefix } from '@/lib/market/prefix';
import { originOfPages } from '@/lib/seo/site-origins';
import { pathTo, paths } from '@/lib/routing/paths';
import type { RouteName } from '@/lib/routing/routes';
import type { LinkedPage } from '../header/navigation';
import { trailLd, type TrailStep } from './trail-ld';

/** Page and its name. A page of the menus may leave out the name: it is then the name in the menus. */
type NamedStep = { route: LinkedPage; name?: string } | { route: RouteName; name: string };

export type PageTrailProps = NamedStep & {
  prefix: Prefix;
  /** The dynamic segment of an article or questionnaire. */
  params?: Readonly<Record<string, string>>;
  /** The list that the page belongs to. */
  parent?: { route: RouteName; name: string };
  /** True to leave out the page's own name, which is long and the same as the heading. */
  brief?: boolean;
  /** True to render the path for search engines only: the page's design has no place for it. */
  unseen?: boolean;
};

/** Renders the path from the home page to this one, for people and for search engines. */
export function PageTrail({ prefix, route, params, name, parent, brief, unseen }: PageTrailProps) {
  const t = useTranslations('layout.trail');
  const links = useTranslations('layout.links');
  const stations: TrailStep[] = [
    { name: t('home'), path: paths.home(prefix) },
    ...(parent ? [{ name: parent.name, path: pathTo(prefix, parent.route) }] : []),
    { name: name ?? links(route as LinkedPage), path: pathTo(prefix, route, params) },
  ];
  const above = stations.slice(0, -1).map(({ name: label, path }) => ({ label, href: path }));
  const crumbs = brief ? above : [...above, { label: stations.at(-1)!.name }];
  return (
    <>
      <JsonLd data={trailLd(stations, originOfPages(marketOf(prefix).country))} />
      {!unseen && <Breadcrumbs label={t('label')} crumbs={crumbs} />}
    </>
  );
}
