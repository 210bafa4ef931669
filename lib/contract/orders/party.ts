import * as z from 'zod';
import { countryCode, optionalText, optionalEmail, phone, requiredText } from '../fields';

/** Contact and address of a sender, a receiver or an entry of the address book. */
export const party = {
  phone,
  email: optionalEmail,
  countryCode,
  provinceCode: requiredText(40),
  cityCode: requiredText(40),
  areaCode: optionalText(40),
  /** Street address or landmark. */
  street: requiredText(200),
  /**
   * Digital address (lib/market/digital-address.ts), as typed. Receivers in Saudi Arabia need one, unless
   * `receiverCompletes` is set.
   */
  digitalAddress: optionalText(60),
};

/** Party in responses, with place names in the language of the request. */
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
  /** Normalised spelling; '' without one. */
  digitalAddress: z.string().default(''),
};
