import * as z from 'zod';
import { countryCode, email, optional, optionalEmail, phone, required } from './fields';

const contactWay = z.enum(['PHONE', 'EMAIL', 'WHATSAPP', 'WECHAT'], { error: 'chooseOne' });

/** The expert answers what the parcel service does not take: up to 200 kg, with a warning above 100 (§5, decisions). */
const weightKg = z
  .number({ error: 'enquiryWeight' })
  .min(1, 'enquiryWeight')
  .max(200, 'enquiryWeight')
  .nullable()
  .default(null);

export const ContactExpertRequest = z.object({
  name: required(80),
  company: optional(120),
  countryCode,
  phone,
  email: optionalEmail,
  contactWay,
  shipRequire: z.enum(['INTERNATIONAL', 'DOMESTIC'], { error: 'chooseOne' }),
  cycle: z.enum(['DAILY', 'WEEKLY', 'MONTHLY']).nullable().default(null),
  destinationCountry: countryCode.nullable().default(null),
  weightKg,
  message: required(2000),
});

export const FeedbackRequest = z.object({
  name: required(80),
  countryCode,
  email,
  phone: z.union([z.literal(''), phone], { error: 'phoneFormat' }).default(''),
  waybillNo: optional(60),
  message: required(2000),
});

export const EnquiryResponse = z.object({ reference: z.string() });
