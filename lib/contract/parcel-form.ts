import type * as z from 'zod';
import type { Instruction } from './instructions';

/** Where the forms of a parcel's page go; they need no script. */
export const PARCEL_FORM = '/api/form/parcel';

/** What a form of the page asks for: one of the wishes, what becomes of what came back, messages or none, a code, its check, or the page itself (from tracking). */
export const PARCEL_ACTS = [
  'day',
  'site',
  'person',
  'note',
  'shelve',
  'destroy',
  'stop',
  'resume',
  'send',
  'prove',
  'open',
] as const;
export type ParcelAct = (typeof PARCEL_ACTS)[number];

/** How it ended; the page that it leads to says so. */
export const PARCEL_OUTCOMES = [
  'kept',
  'shelved',
  'destroyed',
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
export const isParcelAct = (text: string): text is ParcelAct => (PARCEL_ACTS as readonly string[]).includes(text);

/** The instruction of a form's fields; the call's schema says what is wrong with it. */
export function instructionOf(act: ParcelAct, fields: URLSearchParams): z.input<typeof Instruction> {
  const text = (name: string) => fields.get(name) ?? '';
  if (act === 'day') return { kind: 'day', day: text('day') };
  if (act === 'site') return { kind: 'site', siteCode: text('siteCode') };
  if (act === 'person') return { kind: 'person', place: text('place') as 'person', name: text('name') };
  const presets = fields.getAll('presets') as 'CALL_ME'[];
  return { kind: 'note', presets, landmark: text('landmark'), text: text('text') };
}
