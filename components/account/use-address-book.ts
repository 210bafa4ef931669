import { useEffect, useState } from 'react';
import type { PlaceTexts } from '@/components/places/place-texts';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { AddressView } from '@/lib/contract/addresses';
import type { Country } from '@/lib/market/country';

/** What the page knows for the address book before anything is loaded. */
export interface AddressBookData {
  /** The country a new entry starts with. */
  country: Country;
  countryNames: Readonly<Record<Country, string>>;
  placeTexts: PlaceTexts;
}

interface Book {
  items: readonly AddressView[];
  /** §3: as many entries as one person may keep. */
  limit: number;
}

type Answer = { status: 'loading' } | { status: 'ready'; book: Book } | { status: 'failed'; failure: CallFailure };

export type AddressBook = Answer & {
  /** Shows an entry as it was answered: in its place, or at the end. */
  put: (entry: AddressView) => void;
  remove: (id: string) => void;
  /** Asks again; what is shown stays until the answer. */
  refresh: () => void;
  retry: () => void;
};

/** The entries after one was saved. */
export function withEntry(items: readonly AddressView[], entry: AddressView): AddressView[] {
  const known = items.some(({ id }) => id === entry.id);
  return known ? items.map((item) => (item.id === entry.id ? entry : item)) : [...items, entry];
}

/** The address book of the person who is signed in; nothing is asked for until `userId` is known. */
export function useAddressBook(userId: string | undefined): AddressBook {
  const [answer, setAnswer] = useState<Answer & { of?: string }>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!userId) return;
    const stop = new AbortController();
    const settle = (settled: Answer) => {
      if (!stop.signal.aborted) setAnswer({ ...settled, of: userId });
    };
    api('searchAddresses', { userId }, { quiet: true, signal: stop.signal }).then(
      (book) => settle({ status: 'ready', book }),
      (error: unknown) =>
        settle({ status: 'failed', failure: error instanceof CallFailure ? error : new CallFailure('network', '') }),
    );
    return () => stop.abort();
  }, [tries, userId]);

  function change(by: (items: readonly AddressView[]) => readonly AddressView[]) {
    setAnswer((known) =>
      known.status === 'ready' ? { ...known, book: { ...known.book, items: by(known.book.items) } } : known,
    );
  }

  const refresh = () => setTries((count) => count + 1);
  // What another person's book held is nobody else's to see.
  const { of, ...shown } = answer;
  return {
    ...(of === userId ? shown : ({ status: 'loading' } as const)),
    put: (entry) => change((items) => withEntry(items, entry)),
    remove: (id) => change((items) => items.filter((item) => item.id !== id)),
    refresh,
    retry: () => {
      setAnswer({ status: 'loading' });
      refresh();
    },
  };
}
