'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ReadFailed } from '@/components/parts/read-failed';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/status/skeleton';
import { toast } from '@/lib/client/api/toast';
import { addressRefusal } from '@/lib/contract/accounts/address-policy';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import list from '../personal/session-list.module.css';
import styles from './address-book.module.css';
import { type AddressBookData, useAddressBook, type StoredAddressBook as Book } from './use-address-book';
import { AddressCard } from './address-card';
import { AddressDialog } from './address-dialog.island';
import { DeleteAddress } from './delete-address.island';

/** Shows the addresses of senders and receivers that are stored with the account, up to five (§3). */
export function AddressBook({ userId, data }: { userId: string; data: AddressBookData }) {
  const t = useTranslations('account.addressBook');
  const book = useAddressBook(userId);
  if (book.status === 'failed') return <ReadFailed title={t('failed')} failure={book.failure} retry={book.retry} />;
  if (book.status !== 'ready') return <Skeleton label={t('loading')} lines={3} />;
  return <AddressEntries book={book} data={data} />;
}

interface EntriesProps {
  book: Extract<Book, { status: 'ready' }>;
  data: AddressBookData;
}

function AddressEntries({ book, data }: EntriesProps) {
  const t = useTranslations('account.addressBook');
  const { items, limit } = book.data;
  /** The edited entry, 'new' for an empty form, or null while no form is open. */
  const [edited, setEdited] = useState<AddressView | 'new' | null>(null);
  const [entryToDelete, setEntryToDelete] = useState<AddressView | null>(null);
  const isFull = addressRefusal('add', 'owner', items.length) !== null;
  const region = useFocusWhenFewer(items.length);

  function save(entry: AddressView) {
    book.put(entry);
    setEdited(null);
    toast('ok', t('saved'));
  }

  function removeEntry(id: string) {
    book.remove(id);
    setEntryToDelete(null);
    toast('ok', t('deleted'));
  }

  return (
    <div className={styles.book}>
      {/* Comes before the entries: a closing dialog returns the focus, and the entries may move the focus
          afterwards. */}
      <DeleteAddress entry={entryToDelete} onClose={() => setEntryToDelete(null)} onDeleted={removeEntry} />
      <AddressDialog
        edited={edited}
        data={data}
        onClose={() => setEdited(null)}
        onSaved={save}
        onStale={book.refresh}
      />
      <div ref={region} tabIndex={-1} className={styles.book}>
        {items.length === 0 && <p>{t('empty')}</p>}
        <ul role="list" className={styles.entries}>
          {items.map((entry) => (
            <li key={entry.id}>
              <AddressCard
                entry={entry}
                countryName={data.countryNames[entry.countryCode]}
                onEdit={() => setEdited(entry)}
                onDelete={() => setEntryToDelete(entry)}
              />
            </li>
          ))}
        </ul>
      </div>
      <Button variant="primary" icon="plus" disabled={isFull} onClick={() => setEdited('new')}>
        {t('add')}
      </Button>
      <p role="status" className={list.soft}>
        {isFull ? t('full', { limit }) : t('count', { count: items.length, limit })}
      </p>
    </div>
  );
}

/**
 * Returns the ref of a region that gets the focus when `count` falls: the pressed delete button disappears with its
 * entry.
 */
function useFocusWhenFewer(count: number) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) region.current?.focus();
    before.current = count;
  }, [count]);
  return region;
}
