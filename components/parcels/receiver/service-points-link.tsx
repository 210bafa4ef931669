import { useTranslations } from 'next-intl';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Links a parcel that waits for its receiver to the addresses and opening hours of our service points. */
export function ServicePointsLink({ prefix, parcel }: { prefix: Prefix; parcel: ParcelOfLink }) {
  const t = useTranslations('parcel');
  if (parcel.track.state !== 'READY_FOR_COLLECTION') return null;
  return (
    <p>
      <a href={paths.locationMap(prefix)}>{t('servicePoints')}</a>
    </p>
  );
}
