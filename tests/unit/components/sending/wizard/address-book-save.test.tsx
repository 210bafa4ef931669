// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { StoredAddressBook } from '@/components/account/addresses/use-address-book';
import { AddressBookSave } from '@/components/sending/wizard/parties/address-book-save.island';
import { ShipDataProvider } from '@/components/sending/wizard/ship-data.island';
import type { DraftForm } from '@/components/sending/wizard/drafts/use-draft-form';
import { MAX_ADDRESSES } from '@/lib/market/limits';
import { toBookEntry } from '@/lib/drafts/book-entry';
import type { DraftValues } from '@/lib/drafts/draft';
import ship from '@/messages/en/ship.json';
import { filledDraft } from '../../../support/drafts';

const { values } = filledDraft();
const stranger = { ...toBookEntry(values.receiver), name: 'Somebody else' };
const bookOf = (items: object[]) =>
  ({ status: 'ready', data: { items, limit: MAX_ADDRESSES } }) as unknown as StoredAddressBook;

function Step({ book, ticked }: { book: StoredAddressBook; ticked: DraftValues['keepInBook'] }) {
  const form = useForm({ defaultValues: { ...values, keepInBook: ticked } });
  const field = (name: Parameters<DraftForm['field']>[0]) => form.register(name);
  return <AddressBookSave party="receiver" draftForm={{ form, field } as unknown as DraftForm} book={book} />;
}

function show(book: StoredAddressBook, ticked = { sender: false, receiver: false }) {
  render(
    <NextIntlClientProvider locale="en" messages={{ ship }}>
      <ShipDataProvider data={{ prefix: 'gh-en', dictionaries: { CYCLE: [] }, phoneRules: [{}] } as never}>
        <Step book={book} ticked={ticked} />
      </ShipDataProvider>
    </NextIntlClientProvider>,
  );
  return screen.queryByRole<HTMLInputElement>('checkbox');
}

describe('the box that saves to the address book (§3)', () => {
  it('is absent without a login', () => {
    expect(show({ status: 'idle' } as unknown as StoredAddressBook)).toBeNull();
  });

  it('can be ticked, and shows that the entry is saved', () => {
    const box = show(bookOf([stranger]))!;
    fireEvent.click(box);
    expect(box.checked).toBe(true);
    expect(screen.getByText(ship.book.saveHint)).toBeTruthy();
  });

  it('shows that the address exists already', () => {
    expect(show(bookOf([toBookEntry(values.receiver)]))).toBeNull();
    expect(screen.getByText(ship.book.known)).toBeTruthy();
  });

  it('shows that the book is full, and links to where one can be deleted', () => {
    expect(show(bookOf(Array.from({ length: MAX_ADDRESSES }, () => stranger)))!.disabled).toBe(true);
    expect(screen.getByText(/Your address book is full \(5 addresses\)/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/gh-en/user-opt/personal');
  });

  it('counts the other ticked box', () => {
    const nearlyFull = bookOf(Array.from({ length: MAX_ADDRESSES - 1 }, () => stranger));
    expect(show(nearlyFull)!.disabled).toBe(false);
    cleanup();
    expect(show(nearlyFull, { sender: true, receiver: false })!.disabled).toBe(true);
    cleanup();
    // A box that was ticked while there was room can be cleared.
    expect(show(nearlyFull, { sender: true, receiver: true })!.disabled).toBe(false);
  });
});
