import type { Caller } from '../calls/call';
import type { CheckedOrder } from './check-draft';
import { bookEntry, isInBook } from './book-entry';
import type { DraftValues } from '@/lib/client/ship/draft';

export interface SavedToBook {
  saved: number;
  /** What could not be saved, with the failure. */
  failed: { name: string; failure: unknown }[];
}

/**
 * §3, "save to directory": sender and receiver of an order that is placed, where their boxes are ticked. Never rejects: the
 * order stands whatever becomes of this.
 */
export async function saveToBook(
  api: Caller,
  userId: string,
  { sender, receiver }: Pick<CheckedOrder, 'sender' | 'receiver'>,
  boxes: DraftValues['keepInBook'],
): Promise<SavedToBook> {
  const wanted = [...(boxes.sender ? [bookEntry(sender)] : []), ...(boxes.receiver ? [bookEntry(receiver)] : [])];
  const result: SavedToBook = { saved: 0, failed: [] };
  for (const entry of wanted) {
    try {
      // Asked each time: sender and receiver may be one, and another tab may have saved them.
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
