import 'server-only';
import { hostname, userInfo } from 'node:os';
import type { Config } from '../../config';

/** Who works at this machine, as far as it knows: with sudo, who called it. */
export function operatorHere({ SUDO_USER }: Pick<Config, 'SUDO_USER'>): string {
  return `${SUDO_USER ?? userInfo().username}@${hostname()}`;
}
