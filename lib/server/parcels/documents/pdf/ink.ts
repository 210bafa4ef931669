import 'server-only';

/** Colours of the invoice and the statement. They also differ in lightness, for black-and-white printers. */
export const INK = '#0b1f33';
export const MUTED_INK = '#5a6b7b';
export const HAIRLINE = '#c9d2da';
export const GROUND_COLOUR = '#eef2f5';
