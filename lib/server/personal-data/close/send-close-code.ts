import 'server-only';
import type { Verb } from '../../verb';
import { sendCode } from '../../accounts/codes/send-code';
import { currentUser } from '../../accounts/current-user';
import { nameOf } from './reauthenticate';

/** A code to the account's own address or number, for those who have no password; no image code, since they are known. */
export const sendCloseCode: Verb<'sendCloseCode'> = async ({ ctx }) =>
  sendCode(ctx, 'CLOSE', nameOf(await currentUser(ctx)));
