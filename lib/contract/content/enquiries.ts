import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { isBlankOrHasLetter, isOneLine, plainName, withoutBidiControls } from '@/lib/text/plain-text';
import { FORM_KINDS } from './enquiry-forms';
import {
  countryCode,
  email,
  emailWith,
  optionalText,
  optionalEmail,
  optionalPhone,
  personName,
  phone,
  phoneWith,
  requiredText,
  severalLines,
} from '../fields';
import { ENQUIRY_KG, ENQUIRY_SHIPMENTS } from '@/lib/market/limits';
import { roundToGram } from '@/lib/market/round-measure';

const contactWay = z.enum(['PHONE', 'EMAIL', 'WHATSAPP', 'WECHAT'], { error: 'chooseOne' });
const cycle = z.enum(['DAILY', 'WEEKLY', 'MONTHLY'], { error: 'chooseOne' });

/**
 * Weight in kg for shipments that exceed the parcel service. Up to 200 kg, with a warning above 100 kg (§5,
 * docs/decisions/contradictions.md).
 */
const weightKg = z
  .number({ error: 'enquiryWeight' })
  .overwrite(roundToGram)
  .min(ENQUIRY_KG.min, 'enquiryWeight')
  .max(ENQUIRY_KG.max, 'enquiryWeight')
  .nullable()
  .default(null);

export const ContactExpertRequest = z.object({
  name: personName,
  company: optionalText(120),
  countryCode,
  phone,
  email: optionalEmail,
  contactWay,
  shipRequire: z.enum(['INTERNATIONAL', 'DOMESTIC'], { error: 'chooseOne' }),
  cycle: cycle.nullable().default(null),
  destinationCountry: countryCode.nullable().default(null),
  weightKg,
  message: severalLines(2000).min(1, 'required'),
});

export const FeedbackRequest = z.object({
  name: personName,
  countryCode,
  email,
  phone: optionalPhone,
  waybillNo: optionalText(60),
  message: severalLines(2000).min(1, 'required'),
});

/**
 * Messages of the franchise form for a value that is not a phone number or an email address (§5), by fault. Other
 * faults keep their own message.
 */
const FRANCHISE_MESSAGES: Readonly<Record<string, string>> = {
  phoneFormat: 'invalidNumber',
  emailFormat: 'correctEmail',
  emailWithoutAt: 'correctEmail',
  emailWithoutDomain: 'correctEmail',
};
const franchiseMessage = (fault: string) => FRANCHISE_MESSAGES[fault] ?? fault;

/** Schema for a required text on one line. `missing`: message for an empty or missing value (§5, franchise form). */
const requiredLine = (max: number, missing: string, plain = withoutBidiControls) =>
  z
    .string({ error: missing })
    .overwrite(plain)
    .trim()
    .refine(isOneLine, 'textUnreadable')
    .min(1, missing)
    .max(max, 'tooLong');

/** Franchise application (§3). §5 defines the message of each mistake. */
export const FranchiseRequest = z.object({
  name: requiredLine(80, 'fillInName', plainName).refine(isBlankOrHasLetter, 'nameWithoutLetters'),
  countryCode: z.enum(COUNTRIES, { error: 'selectCountry' }),
  phone: phoneWith({ missing: 'fillInContactNumber', named: franchiseMessage }),
  email: emailWith({ missing: 'fillInEmail', named: franchiseMessage }),
  /** The franchised area. */
  state: requiredLine(120, 'fillInState'),
  city: requiredLine(120, 'fillInCity'),
  remark: severalLines(2000).default(''),
  experienced: z.boolean().nullable().default(null),
  company: optionalText(120),
  companyAddress: optionalText(200),
  contactWay: contactWay.nullable().default(null),
  otherInformation: severalLines(2000).default(''),
});

/** Enquiry of a business customer about regular shipments. */
export const EnterpriseRequest = z.object({
  company: requiredText(120),
  name: personName,
  countryCode,
  phone,
  email,
  contactWay: contactWay.nullable().default(null),
  cycle,
  /** Number of planned shipments in each period. */
  shipments: z
    .int({ error: 'enquiryShipments' })
    .min(ENQUIRY_SHIPMENTS.min, 'enquiryShipments')
    .max(ENQUIRY_SHIPMENTS.max, 'enquiryShipments')
    .nullable()
    .default(null),
  weightKg,
  goods: requiredText(200),
  destinations: z
    .array(countryCode, { error: 'chooseDestinations' })
    .min(1, 'chooseDestinations')
    .max(20, 'tooMany')
    .transform((codes) => [...new Set(codes)]),
  message: severalLines(2000).default(''),
});

export const EnquiryResponse = z.object({ reference: z.string() });

/**
 * Id of the private page after a form without scripts. It shows the typed values and their mistakes, or the reference
 * after sending.
 */
export const EnquiryFormRequest = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'notFound') });

export const EnquiryFormResponse = z.object({
  kind: z.enum(FORM_KINDS),
  /** Empty until the form is sent. */
  reference: z.string(),
  /** Values as typed, by field. A field with several choices has several values. */
  values: z.record(z.string(), z.array(z.string())),
  /** Messages by field. */
  errors: z.record(z.string(), z.string()),
  /** Message for a problem of the whole form, or empty. */
  problem: z.string(),
});
