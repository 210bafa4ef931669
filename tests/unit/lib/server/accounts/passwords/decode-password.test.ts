import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePassword } from '@/lib/client/session/encode-password';
import { plainPassword, decodePassword } from '@/lib/server/accounts/passwords/decode-password';
import { parseConfig } from '@/lib/server/platform/config';
import { ApiError } from '@/lib/server/platform/errors';

const config = parseConfig({});

describe('the password transform', () => {
  it('restores any typed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 128 }), async (typed) => {
        expect(decodePassword(config, await encodePassword(typed))).toBe(typed);
      }),
    );
  });

  it('hides the text on the wire and is deterministic', async () => {
    const wire = await encodePassword('Correct-Horse-1');
    expect(wire).toBe('KpOUt8lDwn/dKT5O0A5kJw==');
    expect(wire).not.toContain('Horse');
  });

  it.each([
    ['plain text', 'Correct-Horse-1'],
    ['Base64 of something else', Buffer.from('Correct-Horse-1!').toString('base64')],
    ['half a block', 'KpOUt8lDwn8='],
    ['URL spelling', 'KpOUt8lDwn_dKT5O0A5kJw=='],
    ['nothing', ''],
    ['padding only', '===='],
    ['spaces', ' KpOUt8lDwn/dKT5O0A5kJw== '],
  ])('rejects %s', (_, wire) => {
    expect(decodePassword(config, wire)).toBeNull();
  });

  it('rejects bytes that are not UTF-8', async () => {
    const { createCipheriv } = await import('node:crypto');
    const key = Buffer.from(config.PASSWORD_TRANSFORM_KEY, 'hex');
    const cipher = createCipheriv('aes-128-cbc', key, Buffer.from(config.PASSWORD_TRANSFORM_IV, 'hex'));
    const wire = Buffer.concat([cipher.update(Buffer.from([0xff, 0xfe, 0x41])), cipher.final()]).toString('base64');
    expect(decodePassword(config, wire)).toBeNull();
  });

  it('depends on the configured key', async () => {
    const other = parseConfig({ PASSWORD_TRANSFORM_KEY: '00112233445566778899aabbccddeeff' });
    expect(decodePassword(other, await encodePassword('Correct-Horse-1'))).not.toBe('Correct-Horse-1');
  });

  const NEXT = { key: '00112233445566778899aabbccddeeff', iv: 'ffeeddccbbaa99887766554433221100' };
  const changing = parseConfig({
    PASSWORD_TRANSFORM_KEY: NEXT.key,
    PASSWORD_TRANSFORM_IV: NEXT.iv,
    PASSWORD_TRANSFORMS_ACCEPTED: `${config.PASSWORD_TRANSFORM_KEY}:${config.PASSWORD_TRANSFORM_IV}`,
  });

  it('reads passwords encoded with the previous key while it is accepted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 128 }), async (typed) => {
        expect(decodePassword(changing, await encodePassword(typed))).toBe(typed);
      }),
    );
  });

  const fieldsOf = (...parameters: Parameters<typeof plainPassword>) => {
    try {
      return plainPassword(...parameters);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.details.fields;
    }
  };

  it('reports an outdated page if no accepted key matches', async () => {
    const changed = { ...changing, PASSWORD_TRANSFORMS_ACCEPTED: [] };
    expect(fieldsOf(changed, await encodePassword('Correct-Horse-1'))).toMatchObject([
      { field: 'password', message: 'passwordUnreadable' },
    ]);
  });

  it('names the field of an unreadable password', () => {
    expect(fieldsOf(config, 'nonsense', 'oldPassword')).toMatchObject([
      { field: 'oldPassword', message: 'passwordFormat' },
    ]);
  });
});
