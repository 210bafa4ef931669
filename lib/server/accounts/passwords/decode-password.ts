import 'server-only';
import { createDecipheriv } from 'node:crypto';
import { passwordMeetsRule } from '@/lib/contract/fields';
import type { Config } from '../../platform/config';
import { fieldError } from '../../platform/errors';

type TransformConfig = Pick<
  Config,
  'PASSWORD_TRANSFORM_KEY' | 'PASSWORD_TRANSFORM_IV' | 'PASSWORD_TRANSFORMS_ACCEPTED'
>;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Block size of the cipher in bytes. A wire form is a whole number of blocks. */
const BLOCK_BYTES = 16;

/** Returns true if the text can be the output of the transform, with any key. */
function isWireForm(wire: string): boolean {
  const length = BASE64.test(wire) ? Buffer.byteLength(wire, 'base64') : 0;
  return length > 0 && length % BLOCK_BYTES === 0;
}

function decipher(wire: string, { key, iv }: { key: string; iv: string }): string | null {
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'));
  try {
    const bytes = Buffer.concat([decipher.update(wire, 'base64'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Wrong padding or invalid UTF-8: the wire form was not made with this key.
    return null;
  }
}

/** Returns the typed password from its wire form. Returns null for any other text, or if no accepted key fits. */
export function decodePassword(config: TransformConfig, wire: string): string | null {
  if (!isWireForm(wire)) return null;
  const { PASSWORD_TRANSFORM_KEY: key, PASSWORD_TRANSFORM_IV: iv, PASSWORD_TRANSFORMS_ACCEPTED: others } = config;
  for (const pair of [{ key, iv }, ...others]) {
    const plain = decipher(wire, pair);
    if (plain !== null) return plain;
  }
  return null;
}

/**
 * Returns the typed password. Throws on the field if it cannot be decoded: `passwordUnreadable` if the page used an old
 * key, otherwise `passwordFormat`.
 */
export function plainPassword(config: TransformConfig, wire: string, field = 'password'): string {
  const plain = decodePassword(config, wire);
  if (plain === null) throw fieldError(field, isWireForm(wire) ? 'passwordUnreadable' : 'passwordFormat');
  return plain;
}

/**
 * Returns a newly chosen password from its wire form. Throws the errors of `plainPassword`, and `passwordFormat` on its
 * field if it breaks the rule of §5.
 */
export function decodeNewPassword(config: Config, wire: string): string {
  const plain = plainPassword(config, wire);
  if (!passwordMeetsRule(plain)) throw fieldError('password', 'passwordFormat');
  return plain;
}
