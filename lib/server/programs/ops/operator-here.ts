import 'server-only';
import { hostname, userInfo } from 'node:os';
import type { Config } from '../../platform/config';

/** Returns the operator on this machine. With sudo, that is the user who called it. */
export function operatorHere({ SUDO_USER }: Pick<Config, 'SUDO_USER'>): string {
  return `${SUDO_USER ?? userInfo().username}@${hostname()}`;
}
