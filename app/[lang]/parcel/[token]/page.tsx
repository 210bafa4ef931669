import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ParcelPage } from '@/components/parcels/receiver/parcel-page';
import { OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import { CALLS } from '@/lib/contract/calls';
import { isParcelOutcome } from '@/lib/contract/parcels/parcel-form';
import { countryNames } from '@/lib/i18n/names/place-name';
import { currentMarket } from '@/lib/i18n/current-market';
import { getConfig } from '@/lib/server/platform/config';
import { loadCountries } from '../../load-countries';
import { loadParcel } from './load-parcel';

interface ParcelRouteProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Rendered for each request, and never stored. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('parcel');
  // The address grants access, so it is not sent to other sites.
  return { title: t('meta.title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Returns the address of a photo, below the API that serves the browser: ours, or a gateway's. */
const photoAddress = (call: 'viewProofOfLink' | 'viewAttemptOfLink', token: string) =>
  (getConfig().API_BASE_URL ?? '/api') + CALLS[call].path.replace('{token}', encodeURIComponent(token));

/** Renders the receiver's page of a parcel by the token of a link. Opening the page changes nothing. */
export default async function ParcelRoute({ params, searchParams }: ParcelRouteProps) {
  const { prefix, ...choice } = await currentMarket();
  const { token } = await params;
  const query = await searchParams;
  const text = (name: string) => [query[name] ?? ''].flat()[0]!;
  const outcome = text(OUTCOME_PARAM);
  const [parcel, countries] = await Promise.all([loadParcel(choice, token), loadCountries(choice)]);
  return (
    <ParcelPage
      prefix={prefix}
      token={token}
      parcel={parcel}
      outcome={isParcelOutcome(outcome) ? outcome : null}
      sent={{ channel: text('channel'), nonce: text('nonce') }}
      photoAddress={photoAddress('viewProofOfLink', token)}
      attemptPhoto={(attemptAt) =>
        photoAddress('viewAttemptOfLink', token).replace('{attemptAt}', encodeURIComponent(attemptAt))
      }
      countryNames={countryNames(choice.language, countries)}
    />
  );
}
