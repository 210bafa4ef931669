import 'server-only';
import type { Verb } from '../verb';
import { currentUser } from './current-user';
import { userView } from './present';

export const getCustomer: Verb<'getCustomer'> = async ({ ctx }) => userView(await currentUser(ctx));
