import 'server-only';
import type { ErrorName } from '@/lib/contract/error-codes';
import { instructionOf, type ParcelAct, type ParcelOutcome } from '@/lib/contract/parcel-form';
import type { ApiError } from '../../platform/errors';
import type { Ask } from '@/lib/server/http/submit-form';

/** Where a form of a parcel's page leads: to the page of a token, which says how it ended. */
export interface ParcelFormEnd {
  token: string;
  said?: ParcelOutcome;
  /** Of a code that was sent: the channel and the nonce that its check wants back. */
  sent?: { channel: string; nonce: string };
}

/** Makes the call that a form stands for. Throws what the call throws. */
export async function submitParcelForm(ask: Ask, act: ParcelAct, fields: URLSearchParams): Promise<ParcelFormEnd> {
  const text = (name: string) => fields.get(name) ?? '';
  const token = text('token');
  if (act === 'open') return ask('openParcel', { waybillNo: text('waybillNo'), phoneTail: text('phoneTail') });
  const channel = text('channel');
  if (act === 'send') {
    const { nonce } = await ask('sendReceiverCode', { token, channel });
    return { token, said: 'sent', sent: { channel, nonce } };
  }
  if (act === 'prove') {
    const proof = { token, channel, verifyCode: text('verifyCode'), nonce: text('nonce') };
    return { token: (await ask('proveReceiver', proof)).token, said: 'proven' };
  }
  if (act === 'shelve' || act === 'destroy') {
    const isKept = act === 'shelve';
    await ask('chooseReturnByLink', { token, choice: isKept ? 'SHELVE' : 'DESTROY' });
    return { token, said: isKept ? 'shelved' : 'destroyed' };
  }
  if (act === 'stop' || act === 'resume') {
    await ask('stopMessages', { token, stop: act === 'stop' });
    return { token, said: act === 'stop' ? 'stopped' : 'resumed' };
  }
  await ask('giveInstruction', { token, version: Number(text('version')), instruction: instructionOf(act, fields) });
  return { token, said: 'kept' };
}

const OUTCOMES: Partial<Record<ErrorName, ParcelOutcome>> = {
  changedMeanwhile: 'changed',
  stateForbids: 'closed',
  codeNeeded: 'codeNeeded',
  verifyCodeWrong: 'codeWrong',
  verifyCodeExpired: 'codeOver',
  tooManyRequests: 'wait',
  unprovenLimit: 'wait',
};

/** What the page says of a refusal; undefined where the page would be another one. */
function outcomeOf({ error, details }: ApiError): ParcelOutcome | undefined {
  if (error !== 'invalid') return OUTCOMES[error];
  const wrong = new Set(details.fields?.map(({ message }) => message));
  // Nothing of a long text is cut: its answer says so, and the browser's Back keeps it.
  if (wrong.has('tooLong')) return undefined;
  if (wrong.has('verifyCodeFormat')) return 'codeWrong';
  return wrong.has('notOffered') ? 'notOffered' : 'missing';
}

/** Where a refusal leads; null for one that has no page: then the browser's Back keeps what was typed. */
export function refusedEnd(failure: ApiError, act: ParcelAct, fields: URLSearchParams): ParcelFormEnd | null {
  const token = fields.get('token') ?? '';
  if (act === 'open' || !/^[\w-]{1,64}$/.test(token)) return null;
  if (failure.error === 'linkEnded') return { token };
  const said = outcomeOf(failure);
  if (said === undefined) return null;
  const [channel, nonce] = ['channel', 'nonce'].map((name) => fields.get(name) ?? '');
  // The same code may be typed again.
  const again = act === 'prove' && said !== 'codeOver' && isQuery(channel!) && isQuery(nonce!);
  return { token, said, ...(again && { sent: { channel: channel!, nonce: nonce! } }) };
}

const isQuery = (text: string) => /^[\w-]{1,64}$/.test(text);
