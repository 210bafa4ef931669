import 'server-only';

/** The invoice's colours; they stay apart on a black-and-white printer too. */
export const INK = '#0b1f33';
export const MUTED = '#5a6b7b';
export const HAIRLINE = '#c9d2da';
export const GROUND = '#eef2f5';
