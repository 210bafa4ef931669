import 'server-only';
import { passwordMeetsRule } from '@/lib/contract/fields';
import type { Config } from '../config';
import { fieldError } from '../errors';
import { plainPassword } from './password-transform';

/** A password somebody chooses: out of its wire form and by the rule of §5, or passwordFormat on its field. */
export function newPassword(config: Config, wire: string): string {
  const plain = plainPassword(config, wire);
  if (!passwordMeetsRule(plain)) throw fieldError('password', 'passwordFormat');
  return plain;
}
