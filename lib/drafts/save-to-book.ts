import type { Caller } from '@/lib/http/call';
import type { CheckedOrder } from './check-draft';
import { toBookEntry, isInBook } from './book-entry';
import type { DraftValues } from './draft';

export interface SavedToBook {
  saved: number;
  /** Entries that could not be saved, with the failure. */
  failed: { name: string; failure: unknown }[];
}

/**
 * Saves sender and receiver of a placed order to the address book if their boxes are ticked (§3). Never rejects,
 * because the order is valid either way.
 */
export async function saveToBook(
  api: Caller,
  userId: string,
  { sender, receiver }: Pick<CheckedOrder, 'sender' | 'receiver'>,
  boxes: DraftValues['keepInBook'],
): Promise<SavedToBook> {
  const entries = [...(boxes.sender ? [toBookEntry(sender)] : []), ...(boxes.receiver ? [toBookEntry(receiver)] : [])];
  const result: SavedToBook = { saved: 0, failed: [] };
  for (const entry of entries) {
    try {
      // Request the list each time: sender and receiver may be the same, and another tab may have saved them.
      const { items } = await api('searchAddresses', { userId }, { quiet: true });
      if (isInBook(items, entry)) continue;
      await api('addAddress', entry, { quiet: true });
      result.saved += 1;
    } catch (failure) {
      result.failed.push({ name: entry.name, failure });
    }
  }
  return result;
}
