import 'server-only';
import { createDecipheriv } from 'node:crypto';
import { passwordMeetsRule } from '@/lib/contract/fields';
import type { Config } from '../config';
import { fieldError } from '../platform/errors';

type TransformConfig = Pick<Config, 'PASSWORD_TRANSFORM_KEY' | 'PASSWORD_TRANSFORM_IV'>;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The password a person typed, out of its wire form; null when it is no such form. */
export function undoTransform(config: TransformConfig, wire: string): string | null {
  if (!BASE64.test(wire)) return null;
  const key = Buffer.from(config.PASSWORD_TRANSFORM_KEY, 'hex');
  const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(config.PASSWORD_TRANSFORM_IV, 'hex'));
  try {
    const bytes = Buffer.concat([decipher.update(wire, 'base64'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Wrong length, wrong padding or no UTF-8: not made by our transform.
    return null;
  }
}

/** As undoTransform; throws passwordFormat on the field. */
export function plainPassword(config: TransformConfig, wire: string, field = 'password'): string {
  const plain = undoTransform(config, wire);
  if (plain === null) throw fieldError(field, 'passwordFormat');
  return plain;
}

/** A password somebody chooses: out of its wire form and by the rule of §5, or passwordFormat on its field. */
export function newPassword(config: Config, wire: string): string {
  const plain = plainPassword(config, wire);
  if (!passwordMeetsRule(plain)) throw fieldError('password', 'passwordFormat');
  return plain;
}
