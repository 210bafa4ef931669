import 'server-only';
import type { Context } from '../context';
import { codeOf } from '../errors';
import type { EnquiryKind } from './reference-number';

export interface Letter {
  kind: EnquiryKind;
  reference: string;
  what: 'notice' | 'confirmation';
}

/** Sends a mail about a stored enquiry. A failure is logged with the reference number and not thrown. */
export async function mailStored({ log }: Context, letter: Letter, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    // The mail server's message may contain the address: only its code is logged.
    log.error({ ...letter, code: codeOf(error) }, 'enquiry stored but not mailed');
  }
}
