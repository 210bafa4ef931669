import 'server-only';
import { BRAND } from '@/lib/market/brand';
import type { MailRoute } from './mail-blocks';
import { escapeMailText, HEAD_COLOURS, LATIN_STYLE } from './mail-styles';

/** Widths of the mark's bars and of the gaps after them, in pixels. */
const MARK_BARS = [
  [4, 2],
  [2, 3],
  [5, 0],
] as const;
const WIDTH_OF_BARS = MARK_BARS.reduce((sum, [width, gap]) => sum + width + gap, 0);

const table = (attributes: string, row: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}><tr>${row}</tr></table>`;

/** Returns a hub as on the parcel's label: its code, and the name of its city. */
function hubCell({ code, place }: MailRoute['from']): string {
  const city =
    place === ''
      ? ''
      : `<br><span style="font-size:14px;line-height:20px;color:${HEAD_COLOURS.soft}">${escapeMailText(place)}</span>`;
  return `<td style="vertical-align:top;white-space:nowrap"><span style="font-size:28px;line-height:32px;font-weight:700;letter-spacing:.04em">${escapeMailText(code)}</span>${city}</td>`;
}

/** Pixels: height (`line`) and length of an arrow's line, and length of its head, which is twice as high as long. */
interface ArrowSize {
  line: number;
  length: number;
  head: number;
}
const MARK_ARROW: ArrowSize = { line: 3, length: 8, head: 6 };
const ROUTE_ARROW: ArrowSize = { line: 4, length: 40, head: 9 };

/**
 * Returns an arrow of two cells: a line, and a triangle of borders. The character `→` has another shape in each mail
 * program, and mail programs hide pictures. The other borders have the ground's colour: Outlook shows no transparency.
 */
function arrowTable({ line, length, head }: ArrowSize, attributes: string): string {
  const { arrow, ground } = HEAD_COLOURS;
  const side = `${head}px solid ${ground}`;
  return table(
    `${attributes} width="${length + head}" style="width:${length + head}px;font-size:0;line-height:0"`,
    `<td style="width:${length}px;vertical-align:middle"><div style="height:${line}px;background:${arrow}"></div></td>` +
      `<td style="width:${head}px"><div style="width:0;height:0;border-top:${side};border-bottom:${side};border-left:${head}px solid ${arrow}"></div></td>`,
  );
}

/** Returns the route with its codes at both ends, as on the parcel's label. */
function routeRow({ from, to }: MailRoute): string {
  const arrow = `<td role="img" aria-label="→" width="100%" style="width:100%;padding:7px 16px 0;vertical-align:top">${arrowTable(ROUTE_ARROW, 'align="center"')}</td>`;
  const route = table(
    `dir="ltr" width="100%" style="width:100%;text-align:left;color:${HEAD_COLOURS.ink}"`,
    `${hubCell(from)}${arrow}${hubCell(to)}`,
  );
  return `<div style="margin-top:16px;padding-top:16px;border-top:1px solid ${HEAD_COLOURS.line}">${route}</div>`;
}

/**
 * Returns the head of a mail: the bars and the arrow of our mark, the name, and the parcel's route in a row of its own.
 * It has no picture, because mail programs hide pictures.
 */
export function mailHeadOf(route: MailRoute | null): string {
  const bars = MARK_BARS.map(
    ([width, gap]) =>
      `<td style="width:${width}px;min-width:${width}px;height:24px;background:${HEAD_COLOURS.ink}"></td>${gap ? `<td style="width:${gap}px;min-width:${gap}px"></td>` : ''}`,
  ).join('');
  const mark = `<td>${table(`width="${WIDTH_OF_BARS}" style="width:${WIDTH_OF_BARS}px"`, bars)}</td>`;
  const arrow = `<td aria-hidden="true" style="padding:0 10px 0 4px">${arrowTable(MARK_ARROW, '')}</td>`;
  const name = `<td style="font-size:18px;font-weight:700;line-height:24px;white-space:nowrap;color:${HEAD_COLOURS.ink}">${escapeMailText(BRAND.name)}</td>`;
  const brand = table('dir="ltr"', mark + arrow + name);
  return `<div class="pad square" style="padding:20px 32px;background:${HEAD_COLOURS.ground};border-radius:12px 12px 0 0;${LATIN_STYLE}">${brand}${route ? routeRow(route) : ''}</div>`;
}
