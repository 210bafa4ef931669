import * as z from 'zod';
import { countryCode, optional, optionalEmail, phone, required } from './fields';

/** How to reach somebody and where: of senders, receivers and entries of the address book. */
export const party = {
  phone,
  email: optionalEmail,
  countryCode,
  provinceCode: required(40),
  cityCode: required(40),
  areaCode: optional(40),
  /** Street address or landmark. */
  street: required(200),
  /** A code of the place (lib/market/digital-address.ts), as typed; the receiver's is required in Saudi Arabia. */
  digitalAddress: optional(60),
};

/** The same as it is answered, places with their names in the language of the request. */
export const partyView = {
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
  /** In its usual spelling; '' for none. */
  digitalAddress: z.string().default(''),
};
