import 'server-only';

/** Control characters that affect a terminal, except tab and line feed. A carriage return counts only within a line. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/g;
const DELETE_AND_C1 = /[\u007f-\u009f]/g;

/**
 * Returns text without control characters. Text that visitors typed must not control an operator's terminal, also not
 * through `cat` of a file.
 */
export const withoutControls = (text: string): string => text.replaceAll(CONTROLS, '');

/** Returns a line for the terminal. A CSV line may end with a carriage return. */
export const printableLine = (line: string): string =>
  line.endsWith('\r') ? `${withoutControls(line.slice(0, -1))}\r` : withoutControls(line);

/** Returns JSON without raw control characters. `JSON.stringify` escapes only those below U+0020. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(
    DELETE_AND_C1,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
