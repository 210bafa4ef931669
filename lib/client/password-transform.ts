import { PASSWORD_TRANSFORM_DEFAULTS } from '@/lib/contract/password-transform';

/**
 * A typed password as it travels: AES-CBC, Base64 (§7: "the password transformed before sending").
 * The library is loaded on the first submission, not with the page.
 */
export async function transformPassword(plain: string): Promise<string> {
  const [{ default: AES }, { default: Hex }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-hex.js'),
  ]);
  const key = process.env.NEXT_PUBLIC_PASSWORD_TRANSFORM_KEY || PASSWORD_TRANSFORM_DEFAULTS.key;
  const iv = process.env.NEXT_PUBLIC_PASSWORD_TRANSFORM_IV || PASSWORD_TRANSFORM_DEFAULTS.iv;
  return AES.encrypt(plain, Hex.parse(key), { iv: Hex.parse(iv) }).toString();
}
