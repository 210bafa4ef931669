import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { isBlankOrHasLetter, plainText, withoutTurning } from '@/lib/parcel/plain-text';
import { FORM_KINDS } from './enquiry-forms';
import { countryCode, email, optional, optionalEmail, personName, phone, PHONE_SHAPE, required } from './fields';
import { ENQUIRY_KG, ENQUIRY_SHIPMENTS } from '@/lib/market/limits';

const contactWay = z.enum(['PHONE', 'EMAIL', 'WHATSAPP', 'WECHAT'], { error: 'chooseOne' });
const cycle = z.enum(['DAILY', 'WEEKLY', 'MONTHLY'], { error: 'chooseOne' });

/** What the parcel service does not take is asked for here: up to 200 kg, with a warning above 100 (§5, docs/decisions.md#contradictions-in-the-texts). */
const weightKg = z
  .number({ error: 'enquiryWeight' })
  .min(ENQUIRY_KG.min, 'enquiryWeight')
  .max(ENQUIRY_KG.max, 'enquiryWeight')
  .nullable()
  .default(null);

export const ContactExpertRequest = z.object({
  name: personName,
  company: optional(120),
  countryCode,
  phone,
  email: optionalEmail,
  contactWay,
  shipRequire: z.enum(['INTERNATIONAL', 'DOMESTIC'], { error: 'chooseOne' }),
  cycle: cycle.nullable().default(null),
  destinationCountry: countryCode.nullable().default(null),
  weightKg,
  message: required(2000),
});

export const FeedbackRequest = z.object({
  name: personName,
  countryCode,
  email,
  phone: z.union([z.literal(''), phone], { error: 'phoneFormat' }).default(''),
  waybillNo: optional(60),
  message: required(2000),
});

/** A field whose absence has a sentence of its own (§5, franchise form). */
const filledIn = (max: number, missing: string) =>
  z.string({ error: missing }).overwrite(withoutTurning).trim().min(1, missing).max(max, 'tooLong');

/** §3: franchise application; §5 gives each mistake its message. */
export const FranchiseRequest = z.object({
  name: filledIn(80, 'fillInName').refine(isBlankOrHasLetter, 'nameWithoutLetters'),
  countryCode: z.enum(COUNTRIES, { error: 'selectCountry' }),
  phone: z
    .string({ error: 'fillInContactNumber' })
    .overwrite(plainText)
    .trim()
    .min(1, { error: 'fillInContactNumber', abort: true })
    .regex(PHONE_SHAPE, 'invalidNumber'),
  email: filledIn(254, 'fillInEmail')
    .toLowerCase()
    .pipe(z.email({ error: 'correctEmail' })),
  /** The franchised area. */
  state: filledIn(120, 'fillInState'),
  city: filledIn(120, 'fillInCity'),
  remark: optional(2000),
  experienced: z.boolean().nullable().default(null),
  company: optional(120),
  companyAddress: optional(200),
  contactWay: contactWay.nullable().default(null),
  otherInformation: optional(2000),
});

/** What a business customer plans to send. */
export const EnterpriseRequest = z.object({
  company: required(120),
  name: personName,
  countryCode,
  phone,
  email,
  contactWay: contactWay.nullable().default(null),
  cycle,
  /** Shipments in each such period. */
  shipments: z
    .int({ error: 'enquiryShipments' })
    .min(ENQUIRY_SHIPMENTS.min, 'enquiryShipments')
    .max(ENQUIRY_SHIPMENTS.max, 'enquiryShipments')
    .nullable()
    .default(null),
  weightKg,
  goods: required(200),
  destinations: z
    .array(countryCode, { error: 'chooseDestinations' })
    .min(1, 'chooseDestinations')
    .max(20, 'tooMany')
    .transform((codes) => [...new Set(codes)]),
  message: optional(2000),
});

export const EnquiryResponse = z.object({ reference: z.string() });

/** The private page after a form without scripts: what was typed with its mistakes, or the reference once it was sent. */
export const EnquiryFormRequest = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'notFound') });

export const EnquiryFormResponse = z.object({
  kind: z.enum(FORM_KINDS),
  /** Empty until it was sent. */
  reference: z.string(),
  /** As typed, by field; a field of several choices has several. */
  values: z.record(z.string(), z.array(z.string())),
  /** Sentences by field. */
  errors: z.record(z.string(), z.string()),
  /** What stood in the way of all of it, or empty. */
  problem: z.string(),
});
