import 'server-only';
import type { Verb } from '../verb';

export const checkLogin: Verb<'checkLogin'> = async ({ ctx }) => ({ loggedIn: ctx.actor !== null });
