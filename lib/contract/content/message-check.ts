import * as z from 'zod';
import { PIECE_KINDS, PIECE_REASONS, VERDICTS } from '@/lib/authenticity/message-piece';

/** Longest pasted message, in characters. A longer one is rejected with its length. Nothing is cut. */
export const MAX_MESSAGE_LENGTH = 2000;

/** A message to check. No part of it is stored or logged. */
export const MessageCheckRequest = z.object({
  /** The verb checks the maximum length, because the error message contains the length. */
  text: z.string().trim().min(1, 'required'),
  /** Sender as the phone shows it: a number, a name or an email address. */
  sender: z.string().trim().max(100, 'tooLong').default(''),
});

export const MessageCheckResponse = z.object({
  verdict: z.enum(VERDICTS),
  /** Each link, address and number found in the message. */
  pieces: z.array(
    z.object({
      kind: z.enum(PIECE_KINDS),
      text: z.string(),
      verdict: z.enum(VERDICTS),
      reason: z.enum(PIECE_REASONS),
    }),
  ),
});

/** Fields of the page's own form. */
export const MESSAGE_TEXT_FIELD = 'text';
export const MESSAGE_SENDER_FIELD = 'sender';
