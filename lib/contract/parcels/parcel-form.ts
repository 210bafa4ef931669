import type * as z from 'zod';
import type { Instruction } from './instructions';
import type { GivenDetails } from './receiver-details';

/** Address of the forms on a parcel's page, which work without scripts. */
export const PARCEL_FORM_PATH = '/api/form/parcel';

/**
 * Actions of the page's forms. `open` is on the tracking page. `send` requests a code and `prove` checks it. `sendOn`
 * shows the price, `sendOnNow` confirms it.
 */
export const PARCEL_ACTIONS = [
  'ready',
  'refuse',
  'day',
  'site',
  'person',
  'note',
  'dispute',
  'details',
  'shelve',
  'destroy',
  'sendOn',
  'sendOnNow',
  'stop',
  'resume',
  'send',
  'prove',
  'open',
] as const;
export type ParcelAction = (typeof PARCEL_ACTIONS)[number];

/** Outcome of the form, shown on the page it leads to. */
export const PARCEL_OUTCOMES = [
  'kept',
  'disputed',
  'shelved',
  'destroyed',
  'sentOn',
  'stopped',
  'resumed',
  'sent',
  'proven',
  'changed',
  'closed',
  'codeNeeded',
  'codeWrong',
  'codeOver',
  'notOffered',
  'missing',
  'wait',
] as const;
export type ParcelOutcome = (typeof PARCEL_OUTCOMES)[number];

export const isParcelOutcome = (text: string): text is ParcelOutcome =>
  (PARCEL_OUTCOMES as readonly string[]).includes(text);
export const isParcelAction = (text: string): text is ParcelAction =>
  (PARCEL_ACTIONS as readonly string[]).includes(text);

/** Returns the details in a form's fields. A field that the form does not have is left out. */
export function detailsOf(fields: URLSearchParams): GivenDetails {
  const names = ['nationalAddress', 'identityNo', 'pin', 'secondPhone'] as const;
  return Object.fromEntries(names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)!]] : [])));
}

/** Returns the instruction in a form's fields: a note for every action that is no other kind. The call validates it. */
export function instructionOf(act: ParcelAction, fields: URLSearchParams): z.input<typeof Instruction> {
  const text = (name: string) => fields.get(name) ?? '';
  if (act === 'ready' || act === 'refuse') return { kind: act };
  if (act === 'day') return { kind: 'day', day: text('day') };
  if (act === 'site') return { kind: 'site', siteCode: text('siteCode') };
  if (act === 'person') return { kind: 'person', place: text('place') as 'person', name: text('name') };
  const presets = fields.getAll('presets') as 'CALL_ME'[];
  return { kind: 'note', presets, landmark: text('landmark'), text: text('text') };
}
