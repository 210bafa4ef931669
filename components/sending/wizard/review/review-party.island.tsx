'use client';

import { PlaceNames } from '@/components/parts/maps/place-names';
import type { DraftParty } from '@/lib/drafts/draft';
import { printedDigitalAddress } from '@/lib/market/digital-address';
import { printedPhone } from '@/lib/phone/read-phone';
import { useShipData } from '../ship-data.island';
import styles from './review-step.module.css';
import { usePlaceNames } from '../parties/use-place-names';

/** Shows a sender or receiver as on a label. */
export function ReviewParty({ party }: { party: DraftParty }) {
  const { countryNames } = useShipData();
  const { province, city, area } = usePlaceNames(party);
  const { name, company, phone, email, street, digitalAddress, countryCode } = party;
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
        {countryCode === '' ? phone : printedPhone(phone, countryCode)}
      </bdi>
      {email && <bdi dir="ltr">{email}</bdi>}
    </address>
  );
}
