import 'server-only';
import { failureCodes, isPermanent, type Channel } from '../../platform/ports/channel';
import type { EntryOutcome } from '../queue/entry';
import { MissingTextError } from '../../platform/texts/server-texts';

/** Returns the outcome of a message that could not be handed to its gateway. */
export function failureOutcome(channel: Channel, error: unknown): EntryOutcome {
  if (error instanceof MissingTextError) return { result: 'refused', reason: 'no text' };
  const { code, responseCode } = failureCodes(error);
  if (responseCode === undefined) return { result: 'failed', reason: String(code ?? 'error') };
  const reason = `${channel === 'mail' ? 'SMTP' : 'HTTP'} ${responseCode}`;
  return { result: isPermanent(channel, responseCode) ? 'refused' : 'failed', reason };
}
