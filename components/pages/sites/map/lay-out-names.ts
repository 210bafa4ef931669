import type { GeoPoint } from '@/lib/market/distance';
import { pixelsAt } from './pixels-at';

/** A mark of sites: a pin, whose tip is the place, or a number around its middle. */
export interface MapMark extends GeoPoint {
  shape: 'pin' | 'number';
}

export interface NamedPoint extends GeoPoint {
  /** May have several lines. */
  name: string;
  /** Mark at this place. A name without a mark is written over its place. */
  mark?: MapMark['shape'] | undefined;
}

type LabelSide = 'east' | 'west' | 'south' | 'north' | 'over';

export interface PlacedName extends NamedPoint {
  side: LabelSide;
  /** Pixels from the place to the middle of the name's near edge. */
  offset: [x: number, y: number];
}

/** Pixels of the drawing. */
export interface LabelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels, at the size in which the map writes names. */
const LINE_HEIGHT = 16;
const LETTER_WIDTH = 7.5;
const CHINESE_CHARACTER = 14;
/** Around each mark, by its place. */
const MARK_AREAS: Record<MapMark['shape'], LabelBox> = {
  pin: { left: 16, right: 16, top: 40, bottom: 2 },
  number: { left: 20, right: 20, top: 20, bottom: 20 },
};
const NAME_GAP = 5;
/** The zoom buttons, in the upper right corner of the view. */
const BUTTONS = { width: 56, height: 92 };
/** Between a name and the edge of the view. */
const EDGE_MARGIN = 8;
const SIDES = ['east', 'west', 'south', 'north'] as const;

/**
 * Chooses a side of its mark for each name: where it covers no mark, no button and no earlier name, and ends within
 * `view`. A name without such a side is left out.
 */
export function layOutNames(
  names: readonly NamedPoint[],
  marks: readonly MapMark[],
  zoom: number,
  view: LabelBox,
): PlacedName[] {
  const buttons = { ...view, left: view.right - BUTTONS.width, bottom: view.top + BUTTONS.height };
  const taken = [buttons, ...marks.map((mark) => boxAround(pixelsAt(mark, zoom), MARK_AREAS[mark.shape]))];
  return names.flatMap((named) => {
    const markPoint = pixelsAt(named, zoom);
    for (const side of named.mark ? SIDES : (['over'] as const)) {
      const offset = offsetTo(side, named.mark && MARK_AREAS[named.mark]);
      const box = boxOf(named.name, side, [markPoint[0] + offset[0], markPoint[1] + offset[1]]);
      if (!isWithin(box, view) || taken.some((other) => doOverlap(box, other))) continue;
      taken.push(box);
      return [{ ...named, side, offset }];
    }
    return [];
  });
}

function offsetTo(side: LabelSide, area: LabelBox | undefined): [number, number] {
  if (!area) return [0, 0];
  const middle = (area.bottom - area.top) / 2;
  if (side === 'east') return [area.right + NAME_GAP, middle];
  if (side === 'west') return [-area.left - NAME_GAP, middle];
  return [0, side === 'south' ? area.bottom : -area.top];
}

function boxOf(name: string, side: LabelSide, place: readonly [number, number]): LabelBox {
  const lines = name.split('\n');
  const width = Math.max(...lines.map(widthOf));
  const height = LINE_HEIGHT * lines.length;
  const middle = { left: width / 2, right: width / 2, top: height / 2, bottom: height / 2 };
  if (side === 'east') return boxAround(place, { ...middle, left: 0, right: width });
  if (side === 'west') return boxAround(place, { ...middle, left: width, right: 0 });
  if (side === 'south') return boxAround(place, { ...middle, top: 0, bottom: height });
  if (side === 'north') return boxAround(place, { ...middle, top: height, bottom: 0 });
  return boxAround(place, middle);
}

const widthOf = (name: string) =>
  [...name].reduce((width, letter) => width + (/\p{Script=Han}/u.test(letter) ? CHINESE_CHARACTER : LETTER_WIDTH), 0);

const boxAround = ([x, y]: readonly [number, number], { left, right, top, bottom }: LabelBox): LabelBox => ({
  left: x - left,
  right: x + right,
  top: y - top,
  bottom: y + bottom,
});

const isWithin = (box: LabelBox, view: LabelBox) =>
  box.left >= view.left + EDGE_MARGIN &&
  box.right <= view.right - EDGE_MARGIN &&
  box.top >= view.top + EDGE_MARGIN &&
  box.bottom <= view.bottom - EDGE_MARGIN;

const doOverlap = (one: LabelBox, other: LabelBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
