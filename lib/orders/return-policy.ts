import type { CalendarDate } from '@/lib/time/calendar-date';
import type { PartyName } from '@/lib/parcel/notices';
import type { ParcelState } from '@/lib/parcel/states';

/** Choices for a returned parcel (§4, §9). */
export const PLAIN_RETURN_CHOICES = ['SHELVE', 'DESTROY'] as const;
export type PlainReturnChoice = (typeof PLAIN_RETURN_CHOICES)[number];

/** All choices, including `SEND_ON`, which needs a new receiver and a price (docs/decisions/returns.md). */
export const RETURN_CHOICES = [...PLAIN_RETURN_CHOICES, 'SEND_ON'] as const;
export type ReturnChoice = (typeof RETURN_CHOICES)[number];

/** The account holder has all choices. The receiver may only choose storage (docs/decisions/returns.md). */
const CHOICES_OF: Readonly<Record<PartyName, readonly ReturnChoice[]>> = {
  sender: RETURN_CHOICES,
  receiver: ['SHELVE'],
};

export const mayChoose = (party: PartyName, choice: ReturnChoice): boolean => CHOICES_OF[party].includes(choice);

/** The state after each choice. */
export const STATE_OF_CHOICE = {
  SHELVE: 'SHELVED',
  DESTROY: 'DESTROYED',
  SEND_ON: 'SENT_ON',
} as const satisfies Record<ReturnChoice, ParcelState>;

export interface ReturnedParcel {
  state: ParcelState;
  /** The last day to decide, in the receiver's country. */
  decideBy: CalendarDate;
  /** True if our warehouse in the receiver's country sends parcels on. */
  maySendOn: boolean;
}

/**
 * Returns the choices of a party today (a day of the receiver's country): until the last day, while nobody has chosen.
 */
export function returnChoices(
  party: PartyName,
  { state, decideBy, maySendOn }: ReturnedParcel,
  today: CalendarDate,
): readonly ReturnChoice[] {
  if (state !== 'RETURNED' || today > decideBy) return [];
  return CHOICES_OF[party].filter((choice) => maySendOn || choice !== 'SEND_ON');
}

/** Natural days from the notice to the reminder, which is sent if no choice was made. */
export const RETURN_REMINDER_DAYS = 7;
