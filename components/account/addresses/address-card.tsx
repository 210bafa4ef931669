import { printedDigitalAddress } from '@/lib/market/digital-address';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Flag } from '@/components/frame/market/flag';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { Button } from '@/components/ui/button';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import styles from './address-card.module.css';

interface AddressCardProps {
  entry: AddressView;
  countryName: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shows one entry in the order of an envelope. */
export function AddressCard({ entry, countryName, onEdit, onDelete }: AddressCardProps) {
  const t = useTranslations('account.addressBook');
  const nameId = useId();
  const { name, company, phone, email, street, countryCode } = entry;
  const digital = printedDigitalAddress(entry.digitalAddress, countryCode);
  const actionProps = { variant: 'quiet', size: 'small', 'aria-describedby': nameId } as const;
  return (
    <article aria-labelledby={nameId} className={styles.card}>
      <address className={styles.address}>
        <strong id={nameId}>
          <bdi>{name}</bdi>
        </strong>
        {company && (
          <span>
            <bdi>{company}</bdi>
          </span>
        )}
        <span>
          <bdi dir="ltr">{phone}</bdi>
        </span>
        {email && (
          <span>
            <bdi dir="ltr">{email}</bdi>
          </span>
        )}
        <span>
          <bdi>{street}</bdi>
        </span>
        {digital && (
          <span>
            <bdi dir="ltr">{digital}</bdi>
          </span>
        )}
        <PlaceNames names={[entry.areaName, entry.cityName, entry.provinceName]} />
        <span className={styles.country}>
          <Flag country={countryCode} />
          {countryName}
        </span>
      </address>
      <div className={styles.actions}>
        <Button {...actionProps} icon="edit" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button {...actionProps} icon="trash" onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </article>
  );
}
