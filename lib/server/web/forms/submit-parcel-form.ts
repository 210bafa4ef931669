import 'server-only';
import type { ErrorName } from '@/lib/contract/error-codes';
import { detailsOf, instructionOf, type ParcelAction, type ParcelOutcome } from '@/lib/contract/parcels/parcel-form';
import type { ApiError } from '../../platform/errors';
import type { FormCall } from './handle-plain-form';
import { confirmSendOn } from './send-on/submit-send-on';

/** Page to which the browser is redirected, by the parcel's token, and the result that the page shows. */
export interface ParcelFormEnd {
  token: string;
  outcome?: ParcelOutcome;
  /** Channel and nonce of a code that was sent. Its check needs both. */
  sent?: { channel: string; nonce: string };
}

/** Makes the call of a form. Throws what the call throws. */
export async function submitParcelForm(
  call: FormCall,
  act: Exclude<ParcelAction, 'sendOn'>,
  fields: URLSearchParams,
): Promise<ParcelFormEnd> {
  const text = (name: string) => fields.get(name) ?? '';
  const token = text('token');
  if (act === 'open') return call('openParcel', { waybillNo: text('waybillNo'), phoneTail: text('phoneTail') });
  const channel = text('channel');
  if (act === 'send') {
    const { nonce } = await call('sendReceiverCode', { token, channel });
    return { token, outcome: 'sent', sent: { channel, nonce } };
  }
  if (act === 'prove') {
    const proof = { token, channel, verifyCode: text('verifyCode'), nonce: text('nonce') };
    return { token: (await call('proveReceiver', proof)).token, outcome: 'proven' };
  }
  if (act === 'shelve' || act === 'destroy') {
    const isKept = act === 'shelve';
    await call('chooseReturnByLink', { token, choice: isKept ? 'SHELVE' : 'DESTROY' });
    return { token, outcome: isKept ? 'shelved' : 'destroyed' };
  }
  if (act === 'sendOnNow') {
    await confirmSendOn(call, fields);
    return { token, outcome: 'sentOn' };
  }
  if (act === 'details') {
    await call('giveReceiverDetails', { token, details: detailsOf(fields) });
    return { token, outcome: 'kept' };
  }
  if (act === 'dispute') {
    await call('disputeAttempt', { token, attemptAt: text('attemptAt'), text: text('text') });
    return { token, outcome: 'disputed' };
  }
  if (act === 'stop' || act === 'resume') {
    await call('stopMessages', { token, stop: act === 'stop' });
    return { token, outcome: act === 'stop' ? 'stopped' : 'resumed' };
  }
  await call('giveInstruction', { token, version: Number(text('version')), instruction: instructionOf(act, fields) });
  return { token, outcome: 'kept' };
}

const OUTCOMES: Partial<Record<ErrorName, ParcelOutcome>> = {
  changedMeanwhile: 'changed',
  stateForbids: 'closed',
  codeNeeded: 'codeNeeded',
  verifyCodeWrong: 'codeWrong',
  verifyCodeExpired: 'codeOver',
  tooManyRequests: 'wait',
  receiverCodeLimit: 'wait',
};

/** Returns the result that the page shows for an error. Undefined if this page cannot show it. */
function outcomeOf({ error, details }: ApiError): ParcelOutcome | undefined {
  if (error !== 'invalid') return OUTCOMES[error];
  const wrong = new Set(details.fields?.map(({ message }) => message));
  // A long text is not cut. A separate page shows it again, to be shortened.
  if (wrong.has('tooLong')) return undefined;
  if (wrong.has('verifyCodeFormat')) return 'codeWrong';
  return wrong.has('notOffered') ? 'notOffered' : 'missing';
}

/** Returns the page for an error, or null if no page fits. The Back button then keeps the typed text. */
export function refusedEnd(failure: ApiError, act: ParcelAction, fields: URLSearchParams): ParcelFormEnd | null {
  const token = fields.get('token') ?? '';
  if (act === 'open' || !/^[\w-]{1,64}$/.test(token)) return null;
  if (failure.error === 'linkEnded') return { token };
  // A separate page shows the typed details again, with the mistakes beside them.
  if ((act === 'details' || act === 'sendOn') && failure.error === 'invalid') return null;
  const outcome = outcomeOf(failure);
  if (outcome === undefined) return null;
  const channel = fields.get('channel') ?? '';
  const nonce = fields.get('nonce') ?? '';
  // Channel and nonce let the visitor type the same code again.
  const mayRetry = act === 'prove' && outcome !== 'codeOver' && isQueryValue(channel) && isQueryValue(nonce);
  return { token, outcome, ...(mayRetry && { sent: { channel, nonce } }) };
}

const isQueryValue = (text: string) => /^[\w-]{1,64}$/.test(text);
