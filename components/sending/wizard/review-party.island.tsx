'use client';

import { PlaceNames } from '@/components/parts/maps/place-names';
import type { PartyFields } from '@/lib/client/ship/draft';
import { printedDigitalAddress } from '@/lib/market/digital-address';
import { MARKETS } from '@/lib/market/country';
import { useShipData } from './ship-data.island';
import styles from './review-step.module.css';
import { usePlaceNames } from './use-place-names';

/** A sender or receiver as on a label. */
export function ReviewParty({ party }: { party: PartyFields }) {
  const { countryNames } = useShipData();
  const { province, city, area } = usePlaceNames(party);
  const { name, company, phone, email, street, digitalAddress, countryCode } = party;
  const callingCode =
    countryCode === '' || phone.trim().startsWith('+') ? '' : `(+${MARKETS[countryCode].callingCode}) `;
  const digital = countryCode === '' ? '' : printedDigitalAddress(digitalAddress, countryCode);
  const country = countryCode === '' ? '' : countryNames[countryCode];
  return (
    <address className={styles.address}>
      <strong>
        <bdi>{name || company}</bdi>
      </strong>
      {name && company && <bdi>{company}</bdi>}
      <bdi>{street}</bdi>
      {digital && <bdi dir="ltr">{digital}</bdi>}
      <PlaceNames names={[area, city, province, country]} />
      <bdi dir="ltr" className={styles.figures}>
        {callingCode}
        {phone}
      </bdi>
      {email && <bdi dir="ltr">{email}</bdi>}
    </address>
  );
}
