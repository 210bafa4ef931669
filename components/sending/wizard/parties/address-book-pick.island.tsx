'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StoredAddressBook } from '@/components/account/addresses/use-address-book';
import { SelectField } from '@/components/ui/fields/select-field';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { Country } from '@/lib/market/country';
import { nationalPhone } from '@/lib/phone/national-phone';
import type { DraftForm, FieldName } from '../drafts/use-draft-form';

interface AddressBookPickProps {
  party: 'sender' | 'receiver';
  draftForm: DraftForm;
  book: StoredAddressBook;
  /** Returns true for countries that fit this kind of order. */
  fits: (country: Country) => boolean;
}

/**
 * Fills in a sender or receiver from the address book (§3). A shortcut only: hidden if no entry fits or the book is
 * unavailable.
 */
export function AddressBookPick({ party, draftForm, book, fits }: AddressBookPickProps) {
  const t = useTranslations('ship.book');
  const [selectedId, setSelectedId] = useState('');
  const entries = book.status === 'ready' ? book.data.items.filter(({ countryCode }) => fits(countryCode)) : [];
  if (entries.length === 0) return null;

  function applyAddress(id: string) {
    setSelectedId(id);
    const entry = entries.find((each) => each.id === id);
    if (entry) fillIn(draftForm, party, entry);
  }

  return (
    <SelectField
      name={`${party}-book`}
      label={t('label')}
      hint={t('hint')}
      placeholder={t('choose')}
      value={selectedId}
      options={entries.map(({ id, name, company, cityName }) => ({
        value: id,
        label: [name || company, cityName].filter(Boolean).join(' · '),
      }))}
      onChange={(event) => applyAddress(event.target.value)}
    />
  );
}

function fillIn({ form }: DraftForm, party: 'sender' | 'receiver', entry: AddressView): void {
  const { email, countryCode, provinceCode, cityCode, areaCode, street, digitalAddress } = entry;
  const name = party === 'receiver' ? entry.name || entry.company : entry.name;
  const company = party === 'receiver' ? '' : entry.company;
  const phone = nationalPhone(entry.phone, countryCode);
  const address = { countryCode, provinceCode, cityCode, areaCode, street, digitalAddress };
  const fields = { name, company, phone, email, ...address };
  for (const [field, value] of Object.entries(fields)) {
    form.setValue(`${party}.${field}` as FieldName, value);
    form.clearErrors(`${party}.${field}` as FieldName);
  }
}
