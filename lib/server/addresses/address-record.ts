import 'server-only';
import type { AddAddressRequest } from '@/lib/contract/addresses';
import type { z } from 'zod';

/** What an entry's `data` column holds as JSON. The names of its places are looked up when it is read. */
export type AddressRecord = z.output<typeof AddAddressRequest>;

export interface AddressEntry {
  id: string;
  record: AddressRecord;
}
