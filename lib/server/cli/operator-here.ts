import 'server-only';
import { hostname, userInfo } from 'node:os';

/** Who works at this machine, as far as it knows: with sudo, who called it. */
export function operatorHere(): string {
  return `${process.env.SUDO_USER ?? userInfo().username}@${hostname()}`;
}
