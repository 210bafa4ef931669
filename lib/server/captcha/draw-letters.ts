import 'server-only';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** Letters and digits nobody takes for one another. */
const ALPHABET = 'ACDEFHJKMNPRTUVWXY3479';
const LENGTH = 5;
const SIZE = { width: 160, height: 56, fontSize: 52 };

/** The drawing package's own colours are too faint to read: these keep more than 7:1 to white (WCAG AAA). */
const INKS = ['#0a1d3f', '#7a1f1f', '#14532d', '#4c1d95', '#5b3a00'] as const;
/** Lines lie across the letters without hiding them. */
const NOISE = '#9aa5b8';

/** Draws a given text with the font that the package brings along. */
type DrawSvg = (text: string, options: object) => string;
const drawSvg = svgCaptcha as unknown as DrawSvg; // the package's types leave this function out

export function randomLetters(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Each letter is a filled path, each line a stroked one. The letters are drawn hollow: an edge makes their strokes thick enough. */
function recoloured(svg: string): string {
  const ink = () => INKS[randomInt(INKS.length)] ?? INKS[0];
  return svg
    .replaceAll(/(<path[^>]*?) stroke="[^"]+"/g, (_, path: string) => `${path} stroke="${NOISE}"`)
    .replaceAll(/(<path[^>]*?) fill="(?!none)[^"]+"/g, (_, path: string) => {
      const colour = ink();
      return `${path} fill="${colour}" stroke="${colour}" stroke-width="1.5"`;
    });
}

/** A PNG, twice the size for sharp screens. Never the SVG: its paths spell the text out. */
export async function drawLetters(letters: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = recoloured(drawSvg(letters, { ...SIZE, noise: 3, background: '#ffffff' }));
  const png = await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 9, palette: true }).toBuffer();
  return new Uint8Array(png);
}
