// Writes a scene as SVG. Colours are classes of its own style sheet, which contains their values by day and at dusk.
import { PALETTE } from './palette.mjs';

export const WIDTH = 480;
export const HEIGHT = 320;

const NAMES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const number = (value) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.') : value;

/** The sky from top to horizon, below everything. */
const SKY = ['skyHigh', 'sky', 'skyLow'];

export function renderScene(marks) {
  const classes = new Map();
  const classOf = (colour, property) => {
    if (!(colour in PALETTE)) throw new Error(`no colour ${colour}`);
    const key = `${property} ${colour}`;
    if (!classes.has(key)) classes.set(key, NAMES[classes.size]);
    return classes.get(key);
  };
  const write = (each) => {
    if (Array.isArray(each)) return each.map(write).join('');
    if (!each) return '';
    if ('children' in each) return `<g transform="${each.transform}">${write(each.children)}</g>`;
    const { tag, colour, attributes, line } = each;
    const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${number(value)}"`);
    return `<${tag} class="${classOf(colour, line ? 'stroke' : 'fill')}"${rest.join('')}/>`;
  };
  const stops = SKY.map((colour, index) => `<stop class="${classOf(colour, 'stop-color')}" offset="${index * 0.4}"/>`);
  const body = write(marks);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${styleSheet(classes)}</style>`,
    `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<path fill="url(#sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    body,
    '</svg>\n',
  ].join('');
}

function styleSheet(classes) {
  const rules = (time) =>
    [...classes].map(([key, name]) => {
      const [property, colour] = key.split(' ');
      return `.${name}{${property}:${PALETTE[colour][time]}}`;
    });
  const lines = [...classes].filter(([key]) => key.startsWith('stroke ')).map(([, name]) => `.${name}`);
  const round = lines.length > 0 ? `${lines.join()}{fill:none;stroke-linecap:round;stroke-linejoin:round}` : '';
  return `${round}${rules('day').join('')}@media(prefers-color-scheme:dark){${rules('dusk').join('')}}`;
}
