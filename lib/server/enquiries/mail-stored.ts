import 'server-only';
import type { Context } from '../context';
import { codeOf } from '../errors';
import type { EnquiryKind } from './reference-number';

export interface Letter {
  kind: EnquiryKind;
  reference: string;
  what: 'notice' | 'confirmation';
}

/** The enquiry is stored by now: a mail that cannot be sent is logged with the reference number and fails nothing. */
export async function mailStored({ log }: Context, letter: Letter, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    // The mail server's message may name the person: only its code is logged.
    log.error({ ...letter, code: codeOf(error) }, 'enquiry stored but not mailed');
  }
}
