import { code128, type DrawingContext } from 'bwip-js/generic';

/** A bar code as path data of its bars. The thinnest bar is one unit wide. Quiet zones are not included. */
export interface BarcodePath {
  width: number;
  path: string;
}

/** Scale 2 gives every position a whole number. At scale 1, the middle of a one-unit bar is not one. */
const SCALE = 2;

/** Returns a context that collects the bars, which arrive as vertical strokes around their middle. */
function barCollector(): DrawingContext<BarcodePath> {
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

/** Returns the Code 128 of a waybill number. Loaded only when a number is shown, never with a page. */
export function code128Bars(text: string): BarcodePath {
  return code128({ bcid: 'code128', text, scale: SCALE, paddingwidth: 0, paddingheight: 0 }, barCollector());
}
