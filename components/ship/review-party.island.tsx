'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { PartyFields } from '@/lib/client/ship/draft';
import { MARKETS } from '@/lib/market/country';
import { useShipData } from './ship-data.island';
import styles from './review-step.module.css';
import { usePlaceNames } from './use-place-names';

/** A sender or receiver as on a label. */
export function ReviewParty({ party }: { party: PartyFields }) {
  const t = useTranslations('ship.review');
  const { countryNames } = useShipData();
  const { province, city, area } = usePlaceNames(party);
  const { name, company, phone, email, street, countryCode } = party;
  const callingCode =
    countryCode === '' || phone.trim().startsWith('+') ? '' : `(+${MARKETS[countryCode].callingCode}) `;
  const country = countryCode === '' ? '' : countryNames[countryCode];
  // A municipality carries its province's name.
  const places = [...new Set([area, city, province, country])].filter(Boolean);
  return (
    <address className={styles.address}>
      <strong>
        <bdi>{name || company}</bdi>
      </strong>
      {name && company && <bdi>{company}</bdi>}
      <bdi>{street}</bdi>
      <span>
        {places.map((place, index) => (
          <Fragment key={place}>
            {index > 0 && t('placeSeparator')}
            <bdi>{place}</bdi>
          </Fragment>
        ))}
      </span>
      <bdi dir="ltr" className={styles.figures}>
        {callingCode}
        {phone}
      </bdi>
      {email && <bdi dir="ltr">{email}</bdi>}
    </address>
  );
}
