import { printedDigitalAddress } from '@/lib/market/digital-address';
import { phoneLink } from '@/components/frame/contacts/contacts';
import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import { PlaceNames } from '@/components/parts/maps/place-names';
import type { OrderView } from '@/lib/contract/orders/orders';
import { InfoCard } from './info-card';
import { useOrdersData } from '../orders-data.island';
import styles from './party-info.module.css';

interface PartyInfoProps {
  role: 'sender' | 'receiver';
  party: OrderView['sender'];
}

/** Shows the sender or receiver in the order of an envelope. */
export function PartyInfo({ role, party }: PartyInfoProps) {
  const t = useTranslations('orders.parties');
  const { countryNames } = useOrdersData();
  const { name, company, phone, email, street, countryCode } = party;
  const digital = printedDigitalAddress(party.digitalAddress, countryCode);
  const [first, second] = [name, company].filter(Boolean);
  return (
    <InfoCard title={t(role)}>
      <address className={styles.address}>
        <strong>
          <bdi>{first}</bdi>
        </strong>
        {second && (
          <span>
            <bdi>{second}</bdi>
          </span>
        )}
        <a href={phoneLink(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
        {email && (
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        <span className={styles.place}>
          <span>
            <bdi>{street}</bdi>
          </span>
          {digital && (
            <span>
              <bdi dir="ltr">{digital}</bdi>
            </span>
          )}
          <PlaceNames names={[party.areaName, party.cityName, party.provinceName]} />
          <span className={styles.country}>
            <Flag country={countryCode} />
            {countryNames[countryCode]}
          </span>
        </span>
      </address>
    </InfoCard>
  );
}
