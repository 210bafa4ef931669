import 'server-only';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'ACDEFHJKMNPRTUVWXY3479';
/** Number of letters in a picture. */
export const LETTER_COUNT = 5;
const SIZE = { width: 160, height: 56, fontSize: 52 };

/** Colours of the letters, with a contrast above 7:1 on white (WCAG AAA). The package's own colours are too faint. */
const INKS = ['#0a1d3f', '#7a1f1f', '#14532d', '#4c1d95', '#5b3a00'] as const;
/** Colour of the lines across the letters. It does not hide them. */
const NOISE = '#9aa5b8';

/** Draws a given text with the font of the package. */
type DrawSvg = (text: string, options: object) => string;
const drawSvg = svgCaptcha as unknown as DrawSvg; // the package's types omit this function

/**
 * Returns one letter for each random byte. The first 14 characters of the alphabet are slightly more frequent than the
 * others (12 to 11).
 */
export function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/**
 * Replaces the colours of the package. A letter is a filled path, a line a stroked one. A stroke makes the thin letters
 * thick enough.
 */
function recolour(svg: string): string {
  const ink = () => INKS[randomInt(INKS.length)] ?? INKS[0];
  return svg
    .replaceAll(/(<path[^>]*?) stroke="[^"]+"/g, (_, path: string) => `${path} stroke="${NOISE}"`)
    .replaceAll(/(<path[^>]*?) fill="(?!none)[^"]+"/g, (_, path: string) => {
      const colour = ink();
      return `${path} fill="${colour}" stroke="${colour}" stroke-width="1.5"`;
    });
}

/** Returns a PNG at twice the size, for sharp screens. Never return the SVG: its paths reveal the text. */
export async function drawLetters(letters: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = recolour(drawSvg(letters, { ...SIZE, noise: 3, background: '#ffffff' }));
  const png = await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 9, palette: true }).toBuffer();
  return new Uint8Array(png);
}
