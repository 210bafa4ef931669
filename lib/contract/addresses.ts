import * as z from 'zod';
import { countryCode, id, optional, optionalEmail, phone, required } from './fields';

/** §3: up to five entries each person. */
export const ADDRESS_BOOK_LIMIT = 5;

const fields = {
  name: required(80),
  company: optional(120),
  phone,
  email: optionalEmail,
  countryCode,
  provinceCode: required(40),
  cityCode: required(40),
  areaCode: optional(40),
  /** Street address or landmark. */
  street: required(200),
};

export const AddAddressRequest = z.object(fields);
export const UpdateAddressRequest = z.object({ id, ...fields });
export const DeleteAddressRequest = z.object({ id });
/** §7: carries the user and an entry; without an entry, all of them. A foreign user or entry is not found. */
export const SearchAddressesRequest = z.object({ userId: id.optional(), id: id.optional(), text: optional(80) });

export const AddressView = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  countryCode,
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  areaCode: z.string(),
  areaName: z.string(),
  street: z.string(),
});
export type AddressView = z.infer<typeof AddressView>;
export const AddressListResponse = z.object({ items: z.array(AddressView), limit: z.int() });
