import * as z from 'zod';
import { id, optional, personName } from './fields';
import { party, partyView } from './party';

const fields = {
  name: personName,
  company: optional(120),
  ...party,
};

export const AddAddressRequest = z.object(fields);
export const UpdateAddressRequest = z.object({ id, ...fields });
export const DeleteAddressRequest = z.object({ id });
/** §7: carries the user and an entry; without an entry, all of them. A foreign user or entry is not found. */
export const SearchAddressesRequest = z.object({ userId: id.optional(), id: id.optional(), text: optional(80) });

export const AddressView = z.object({ id: z.string(), ...partyView });
export type AddressView = z.infer<typeof AddressView>;
export const AddressListResponse = z.object({ items: z.array(AddressView), limit: z.int() });
