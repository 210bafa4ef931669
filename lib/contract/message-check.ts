import * as z from 'zod';
import { PIECE_KINDS, REASONS, VERDICTS } from '@/lib/authenticity/message-piece';

/** Characters of a pasted message. Longer ones are refused with their count: nothing is cut. */
export const MESSAGE_LENGTH = 2000;

/** "Is this message ours?" Nothing of it is stored or logged. */
export const MessageCheckRequest = z.object({
  /** Counted by the verb, which says how long it is. */
  text: z.string().trim().min(1, 'required'),
  /** Who it came from, as the phone shows it: a number, a name or an e-mail address. */
  sender: z.string().trim().max(100, 'tooLong').default(''),
});

export const MessageCheckResponse = z.object({
  verdict: z.enum(VERDICTS),
  /** Each link, address and number that was found. */
  pieces: z.array(
    z.object({
      kind: z.enum(PIECE_KINDS),
      text: z.string(),
      verdict: z.enum(VERDICTS),
      reason: z.enum(REASONS),
    }),
  ),
});

/** The page's own form: its fields. */
export const TEXT_FIELD = 'text';
export const SENDER_FIELD = 'sender';
