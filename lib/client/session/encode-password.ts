import { PASSWORD_TRANSFORM_DEFAULTS } from '@/lib/contract/accounts/password-transform-defaults';
import { siteSettings } from '../site-settings';

/**
 * Transforms a typed password for sending: AES-CBC, Base64 (§7: "the password transformed before sending").
 * The library is loaded on the first submission, not with the page.
 */
export async function encodePassword(plain: string): Promise<string> {
  const [{ default: AES }, { default: Hex }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-hex.js'),
  ]);
  const { transformKey: key = PASSWORD_TRANSFORM_DEFAULTS.key, transformIv: iv = PASSWORD_TRANSFORM_DEFAULTS.iv } =
    siteSettings();
  return AES.encrypt(plain, Hex.parse(key), { iv: Hex.parse(iv) }).toString();
}
