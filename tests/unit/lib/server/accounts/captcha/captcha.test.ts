import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { answerHash } from '@/lib/server/accounts/captcha/answer-hash';
import { createSum } from '@/lib/server/accounts/captcha/create-sum';
import { drawLetters, LETTER_COUNT, lettersOf } from '@/lib/server/accounts/captcha/draw-letters';
import { translate } from '@/lib/server/platform/texts/server-texts';

describe('the image code', () => {
  it('is a PNG of some size that shows its letters differently each time', async () => {
    const [first, second] = await Promise.all([drawLetters('AC3DE'), drawLetters('AC3DE')]);
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 320, height: 112 });
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
    const { entropy } = await sharp(first).stats();
    expect(entropy).toBeGreaterThan(0.3);
    expect(Buffer.from(first).toString('latin1')).not.toMatch(/AC3DE|<svg|<path/);
  });

  it('is dark on white: most of its strokes have a contrast of 7:1', async () => {
    const channel = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    for (let round = 0; round < 5; round += 1) {
      const { data, info } = await sharp(await drawLetters(lettersOf(randomBytes(LETTER_COUNT))))
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const contrasts = Array.from({ length: info.width * info.height }, (_, pixel) => {
        const [red, green, blue] = [0, 1, 2].map((offset) => channel(data[pixel * info.channels + offset]!));
        return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
      });
      const visibleContrasts = contrasts.filter((contrast) => contrast > 1.2);
      const readable = visibleContrasts.filter((contrast) => contrast >= 7);
      expect(readable.length / contrasts.length).toBeGreaterThan(0.05);
      expect(readable.length / visibleContrasts.length).toBeGreaterThan(0.5);
    }
  });

  it('has five letters that cannot be confused', () => {
    const letters = lettersOf(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    expect(new Set(letters)).toEqual(new Set('ACDEFHJKMNPRTUVWXY3479'));
    expect(lettersOf(randomBytes(LETTER_COUNT))).toHaveLength(5);
  });

  it('accepts small letters, spaces and full-width forms', () => {
    const key = 'k'.repeat(20);
    expect(answerHash(key, 'ac3de')).toBe(answerHash(key, 'AC3DE'));
    expect(answerHash(key, ' AC 3DE ')).toBe(answerHash(key, 'AC3DE'));
    expect(answerHash(key, '１２')).toBe(answerHash(key, '12'));
    expect(answerHash(key, '١٢')).toBe(answerHash(key, '12'));
    expect(answerHash(key, 'AC3DF')).not.toBe(answerHash(key, 'AC3DE'));
    expect(answerHash('other-key-other-key', 'AC3DE')).not.toBe(answerHash(key, 'AC3DE'));
  });
});

describe.each(LANGUAGES)('the question in words in %s', (language) => {
  const words = Array.from({ length: 10 }, (_, index) => translate(language, `captcha.number.n${index + 1}`));

  it('shows the expected sum', () => {
    expect(new Set(words).size).toBe(10);
    for (let round = 0; round < 60; round += 1) {
      const { question, answer } = createSum(language);
      const pairs = words.flatMap((first, left) =>
        words.flatMap((second, right) =>
          question === translate(language, 'captcha.question', { first, second }) ? [left + right + 2] : [],
        ),
      );
      expect(pairs).toEqual([Number(answer)]);
      expect(question).not.toMatch(/\p{Nd}/u);
    }
  });
});
