'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { AskedColumn, CheckedSheet } from '@/lib/contract/orders/sheets';
import styles from './sheets.module.css';
import type { SheetCheck } from './use-sheet-check';

/** Names of shops, the same in every language. */
const SHOP_NAMES = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const;

type ColumnValues = Readonly<Record<string, string>>;

/** Returns the sender's values of a saved address. Codes find the place in any language. */
const senderOf = (address: AddressView): ColumnValues => ({
  senderName: address.name,
  senderCompany: address.company,
  senderPhone: address.phone,
  senderEmail: address.email,
  senderCountry: address.countryCode,
  senderProvince: address.provinceCode,
  senderCity: address.cityCode,
  senderArea: address.areaCode,
  senderStreet: address.street,
  senderDigitalAddress: address.digitalAddress,
});

const isOfSender = (column: string): boolean => column.startsWith('sender');

interface ShopOrdersProps {
  shop: NonNullable<CheckedSheet['shop']>;
  check: SheetCheck;
}

/** Requests once the values that a shop's export of orders lacks, and checks the orders with them. */
export function ShopOrders({ shop, check }: ShopOrdersProps) {
  const t = useTranslations('sheets.shop');
  const addresses = useRead('senders', (_, signal) => api('searchAddresses', {}, { quiet: true, signal }));
  const saved = addresses.status === 'ready' ? addresses.data.items : [];
  const [values, setValues] = useState<ColumnValues>(check.additions.fill);
  const [isSent, setSent] = useState(false);
  const sender = saved.find(
    (address) => values.senderCity === address.cityCode && values.senderPhone === address.phone,
  );
  const missingColumns = shop.asks.filter(({ column }) => !sender || !isOfSender(column));
  const isMissing = (column: string) => !values[column]?.trim();

  function chooseSender(id: string) {
    const address = saved.find((each) => each.id === id);
    const others = Object.entries(values).filter(([column]) => !isOfSender(column));
    setValues({ ...Object.fromEntries(others), ...(address && senderOf(address)) });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    const first = missingColumns.find(({ column }) => isMissing(column));
    if (!first) check.add({ fill: values });
    else (event.currentTarget.elements.namedItem(first.column) as HTMLElement | null)?.focus();
  }

  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <h2>{t('title', { shop: SHOP_NAMES[shop.name] })}</h2>
      {shop.settled > 0 && <Notice>{t('settled', { count: shop.settled })}</Notice>}
      <p>{t('lead')}</p>
      <div className={styles.cards}>
        {saved.length > 0 && (
          <SelectField
            name="sender"
            label={t('sender')}
            placeholder={t('other')}
            value={sender?.id ?? ''}
            options={saved.map(({ id, name, cityName }) => ({ value: id, label: `${name} · ${cityName}` }))}
            onChange={({ target }) => chooseSender(target.value)}
          />
        )}
        {missingColumns.map((column) => (
          <AskedField
            key={column.column}
            column={column}
            value={values[column.column] ?? ''}
            error={isSent && isMissing(column.column) ? t('required') : undefined}
            onChange={(value) => setValues({ ...values, [column.column]: value })}
          />
        ))}
      </div>
      <Button type="submit" variant={shop.isOpen ? 'primary' : 'secondary'} loading={check.busy === 'check'}>
        {t('use')}
      </Button>
    </form>
  );
}

interface AskedFieldProps {
  column: AskedColumn;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function AskedField({ column: { column, title, choices }, value, error, onChange }: AskedFieldProps) {
  const t = useTranslations('sheets.questions');
  if (choices.length === 0)
    return (
      <TextField
        name={column}
        label={title}
        value={value}
        error={error}
        required
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <SelectField
      name={column}
      label={title}
      placeholder={t('choose')}
      value={value}
      error={error}
      required
      options={choices.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
