import * as z from 'zod';
import { NEEDED_DETAILS, RECEIVER_DETAILS } from '@/lib/orders/receiver-details';
import { RECEIVER_ACCESS } from '@/lib/orders/receiver-policy';
import { MAX_PIN_TEXT_LENGTH } from '@/lib/orders/read-pin';
import { freeText, id } from '../fields';

/** A detail of the receiver. */
export const DetailView = z.object({
  detail: z.enum(RECEIVER_DETAILS),
  /** The detail as text. A number that identifies a person or company has only its last three digits. */
  text: z.string(),
  givenBy: z.enum([...RECEIVER_ACCESS, 'sender']),
  at: z.iso.datetime(),
});
export type DetailView = z.output<typeof DetailView>;

/** Details that the receiver's page asks for. */
export const DetailsOfLink = z.object({
  /** Details that the form asks for, at most three. */
  asked: z.array(z.enum(RECEIVER_DETAILS)),
  /** Details without which the parcel is not handed over. */
  missing: z.array(z.enum(NEEDED_DETAILS)),
  given: z.array(DetailView.pick({ detail: true, text: true })),
});
export type DetailsOfLink = z.output<typeof DetailsOfLink>;

/** Fields of the receiver's form, as typed. A field that is left out stays as it is. */
export const GivenDetails = z.object({
  nationalAddress: freeText().max(60, 'tooLong').optional(),
  /** Identity or tax number. An empty text does not change the stored number. */
  identityNo: freeText().max(40, 'tooLong').optional(),
  /** Coordinates, or a link of Google Maps, Apple Maps or OpenStreetMap. An empty text deletes the stored position. */
  pin: freeText().max(MAX_PIN_TEXT_LENGTH, 'tooLong').optional(),
  /** Second phone number. An empty text deletes the stored number. */
  secondPhone: freeText().max(80, 'tooLong').optional(),
});
export type GivenDetails = z.output<typeof GivenDetails>;

export const GiveDetailsRequest = z.object({
  /** Link token. An unknown token gets the same answer as an expired one. */
  token: z.string().max(64, 'linkEnded'),
  details: GivenDetails,
});

export const ReceiverLinkRequest = z.object({ id });
/** A page on which the receiver gives the details of the order. It does not show the delivery code. */
export const ReceiverLinkResponse = z.object({ url: z.url() });
