import { printedDigitalAddress } from '@/lib/market/digital-address';
import { phoneHref } from '@/components/frame/contacts/contacts';
import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { Fold } from '@/components/ui/content/fold';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { InfoCard } from './info-card';
import { useOrdersData } from '../orders-data.island';
import styles from './parties.module.css';

/** Shows the receiver, and in a fold the sender. */
export function Parties({ order: { sender, receiver } }: { order: OrderView }) {
  const t = useTranslations('orders.parties');
  return (
    <InfoCard title={t('receiver')}>
      <Party party={receiver} />
      <Fold title={t('sender')}>
        <Party party={sender} />
      </Fold>
    </InfoCard>
  );
}

/** Shows a sender or receiver in the order of an envelope. */
function Party({ party }: { party: OrderView['sender'] }) {
  const { countryNames } = useOrdersData();
  const { name, company, phone, email, street, countryCode } = party;
  const digital = printedDigitalAddress(party.digitalAddress, countryCode);
  const [first, second] = [name, company].filter(Boolean);
  return (
    <address className={styles.address}>
      <strong>
        <bdi>{first}</bdi>
      </strong>
      {second && (
        <span>
          <bdi>{second}</bdi>
        </span>
      )}
      <a href={phoneHref(phone)}>
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
  );
}
