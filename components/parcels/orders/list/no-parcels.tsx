import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/status/empty-state';
import { paths } from '@/lib/routing/paths';
import { useOrdersData } from '../orders-data.island';
import { DEFAULT_FILTER } from './parcel-filter';
import type { ParcelAddress } from './use-parcel-address';

/** Shows that there are no parcels, and the next step: widen the filter, or send the first parcel (§8). */
export function NoParcels({ filter, hrefOf }: ParcelAddress) {
  const t = useTranslations('orders.empty');
  const tTrack = useTranslations('track');
  const noData = useTranslations('common.states')('noData');
  const { prefix } = useOrdersData();
  const { period, state, search, group, country, expectedBy } = filter;
  if (search) {
    return (
      <EmptyState
        drawing="search"
        title={noData}
        action={<NextStepLink href={hrefOf({ ...filter, search: '' })} text={t('searchAction')} />}
      >
        <p>{t('searchTitle', { search })}</p>
        <p>{t('searchText')}</p>
      </EmptyState>
    );
  }
  if (group ?? country ?? expectedBy) {
    return (
      <EmptyState
        drawing="search"
        title={noData}
        action={
          <NextStepLink
            href={hrefOf({ ...filter, group: null, country: null, expectedBy: null })}
            text={t('filterAction')}
          />
        }
      >
        <p>{t('filterTitle')}</p>
        <p>{t('filterText')}</p>
      </EmptyState>
    );
  }
  if (state !== null) {
    return (
      <EmptyState
        drawing="search"
        title={noData}
        action={<NextStepLink href={hrefOf({ ...filter, state: null })} text={t('stateAction')} />}
      >
        <p>{t('stateTitle', { state: tTrack(`states.${state}`) })}</p>
        <p>{t('stateText')}</p>
      </EmptyState>
    );
  }
  if (period !== DEFAULT_FILTER.period) {
    return (
      <EmptyState title={noData} action={<NextStepLink href={hrefOf(DEFAULT_FILTER)} text={t('periodAction')} />}>
        <p>{t('periodTitle')}</p>
        <p>{t('periodText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={noData} action={<NextStepLink href={paths.presend(prefix)} text={t('action')} />}>
      <p>{t('title')}</p>
      <p>{t('text')}</p>
    </EmptyState>
  );
}

function NextStepLink({ href, text }: { href: string; text: string }) {
  return (
    <Link href={href} prefetch={false} className={buttonClass()}>
      {text}
    </Link>
  );
}
