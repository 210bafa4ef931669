import { code128, type DrawingContext } from 'bwip-js/generic';

/** A bar code to draw: path data of its bars, one unit for the thinnest, without the quiet zones. */
export interface Bars {
  width: number;
  path: string;
}

/** Scale 1 has no middle of a one-unit bar to draw on; 2 gives every position a whole number. */
const SCALE = 2;

/** Collects the bars, which arrive as upright strokes around their middle. */
function barCollector(): DrawingContext<Bars> {
  const bars: string[] = [];
  let total = 0;
  return {
    scale: () => [SCALE, SCALE],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      total = width / SCALE;
    },
    line: (x, _y, _x, _y2, stroke) => {
      const width = stroke / SCALE;
      bars.push(`M${x / SCALE - width / 2} 0h${width}v1h-${width}z`);
    },
    polygon: () => undefined,
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => ({ width: total, path: bars.join('') }),
  };
}

/** Code 128 of a waybill number. Loaded where a number is shown, never with a page. */
export function code128Bars(text: string): Bars {
  return code128({ bcid: 'code128', text, scale: SCALE, paddingwidth: 0, paddingheight: 0 }, barCollector());
}
