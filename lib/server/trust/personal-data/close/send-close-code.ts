import 'server-only';
import { sendOwnCode } from '../../../accounts/login/reauthenticate';
import type { Verb } from '../../../platform/verb';

/** Sends a code to the account's own address or number, for users without a password. */
export const sendCloseCode: Verb<'sendCloseCode'> = ({ ctx, input }) => sendOwnCode(ctx, 'CLOSE', input.proof);
