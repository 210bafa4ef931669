import { describe, expect, it } from 'vitest';
import { contrast, readThemes } from '../../support/colour';
import { tokensCss } from '../../support/source-files';

const GROUNDS = ['paper', 'wash', 'surface', 'surface-raised', 'selected-soft'];

/** [foreground, background]: every pair that carries words. */
const TEXT_PAIRS: [string, string][] = [
  ...['text', 'text-soft', 'link', 'link-strong', 'bad'].flatMap((ink) =>
    GROUNDS.map((ground): [string, string] => [ink, ground]),
  ),
  ...['ok', 'warn', 'bad', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    [tone, 'surface'],
    ['text', `${tone}-soft`],
    ['text-soft', `${tone}-soft`],
    ['link', `${tone}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-bad', 'bad-fill'],
  ['on-bad', 'bad-fill-strong'],
  ['paper', 'link'],
  ['on-selection', 'selection'],
];

/** [mark, background]: edges of controls, focus rings, and parts of drawings with a meaning. */
const MARK_PAIRS: [string, string][] = [
  ...['control-line', 'focus', 'accent-edge'].flatMap((mark) =>
    ['paper', 'wash', 'surface', 'surface-raised'].map((ground): [string, string] => [mark, ground]),
  ),
  ['map-point', 'wash'],
  ['map-point', 'map-land'],
  ['map-arc-strong', 'map-land'],
  ['surface', 'link'],
];

describe.each(readThemes(tokensCss()))('$name', ({ colours }) => {
  const ratio = ([front, back]: [string, string]) => contrast(colours[front]!, colours[back]!);

  it('defines every paired colour', () => {
    const colourNames = [...TEXT_PAIRS, ...MARK_PAIRS].flat();
    expect(colourNames.filter((name) => !colours[name])).toEqual([]);
  });

  it.each(TEXT_PAIRS)('%s is readable on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARK_PAIRS)('%s is distinguishable from %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});

describe('the parser of the style sheet', () => {
  it('reads black on white, and lets dark override light', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    const [light, , dark] = readThemes(tokensCss());
    expect(light!.colours.paper).toBe('#ffffff');
    expect(dark!.colours.paper).not.toBe('#ffffff');
    expect(dark!.colours['on-accent']).toBe(light!.colours['on-accent']);
  });
});
