import 'server-only';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** Letters and digits nobody takes for one another. */
const ALPHABET = 'ACDEFHJKMNPRTUVWXY3479';
const LENGTH = 5;
const SIZE = { width: 160, height: 56, fontSize: 52 };

/** The package's own function, which its types leave out: draws a given text with the font it brings along. */
const drawSvg = svgCaptcha as unknown as (text: string, options: object) => string;

export function randomLetters(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A PNG, twice the size for sharp screens. Never the SVG: its paths spell the text out. */
export async function drawLetters(letters: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = drawSvg(letters, { ...SIZE, noise: 3, color: true, background: '#ffffff' });
  const png = await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 9, palette: true }).toBuffer();
  return new Uint8Array(png);
}
