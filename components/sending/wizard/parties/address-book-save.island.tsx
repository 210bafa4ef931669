'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { StoredAddressBook } from '@/components/account/addresses/use-address-book';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toBookEntry, isInBook } from '@/lib/drafts/book-entry';
import type { DraftParty } from '@/lib/drafts/draft';
import { addressRefusal } from '@/lib/contract/accounts/address-policy';
import { paths } from '@/lib/routing/paths';
import { useShipData } from '../ship-data.island';
import type { DraftForm } from '../drafts/use-draft-form';

interface AddressBookSaveProps {
  party: 'sender' | 'receiver';
  draftForm: DraftForm;
  book: StoredAddressBook;
}

/**
 * Renders the box that saves the address when the order is placed ("save to directory", §3). A sentence replaces it if
 * the address is already stored. A full address book disables it.
 */
export function AddressBookSave({ party, draftForm, book }: AddressBookSaveProps) {
  const t = useTranslations('ship.book');
  const { prefix } = useShipData();
  const [boxes, sender, receiver] = useWatch({
    control: draftForm.form.control,
    name: ['keepInBook', 'sender', 'receiver'],
  });
  // Hidden if nobody is logged in or the address book is unavailable: nothing can be saved then.
  if (book.status !== 'ready') return null;
  const { items, limit } = book.data;
  const isSaved = (who: DraftParty) => isInBook(items, toBookEntry(who));
  const savedParty = party === 'sender' ? sender : receiver;
  const other = party === 'sender' ? { ticked: boxes.receiver, who: receiver } : { ticked: boxes.sender, who: sender };
  if (isSaved(savedParty)) return <p>{t('known')}</p>;
  const entries = items.length + (other.ticked && !isSaved(other.who) ? 1 : 0);
  const isFull = addressRefusal('add', 'owner', entries) !== null;
  const link = (text: ReactNode) => (
    <Link href={paths.personal(prefix)} prefetch={false}>
      {text}
    </Link>
  );
  return (
    <Checkbox
      {...draftForm.field(`keepInBook.${party}`)}
      label={t('save')}
      hint={isFull ? t.rich('full', { limit, link }) : t('saveHint')}
      disabled={isFull && !boxes[party]}
    />
  );
}
