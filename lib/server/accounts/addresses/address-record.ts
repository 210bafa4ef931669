import 'server-only';
import type { z } from 'zod';
import { AddressView } from '@/lib/contract/accounts/addresses';

/** JSON in an entry's `data` column. The names of its places are looked up on each read. */
export const AddressRecord = AddressView.omit({ id: true, provinceName: true, cityName: true, areaName: true });
export type AddressRecord = z.output<typeof AddressRecord>;

export interface StoredAddress {
  id: string;
  record: AddressRecord;
}
