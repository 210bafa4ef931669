import * as z from 'zod';
import { isBlankOrHasLetter } from '@/lib/text/plain-text';
import { id, messageName, optionalText, optionalMessageName } from '../fields';
import { party, partyView } from '../orders/party';

const fields = {
  name: messageName(80).refine(isBlankOrHasLetter, 'nameWithoutLetters'),
  company: optionalMessageName(120),
  ...party,
};

export const AddAddressRequest = z.object(fields);
export const UpdateAddressRequest = z.object({ id, ...fields });
export const DeleteAddressRequest = z.object({ id });
/**
 * User and entry (§7). Without an entry, the response has all entries, or those that contain `text`. Another user's
 * entry is not found.
 */
export const SearchAddressesRequest = z.object({ userId: id.optional(), id: id.optional(), text: optionalText(80) });

export const AddressView = z.object({ id: z.string(), ...partyView });
export type AddressView = z.infer<typeof AddressView>;
export const AddressListResponse = z.object({ items: z.array(AddressView), limit: z.int() });
