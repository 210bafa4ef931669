/** The text with its own direction, whatever stands around it: a name, a place, a date of another script. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** The text from left to right within any other: figures, codes, addresses of the web. */
export const isolateLeftToRight = (text: string) => `\u2066${text}\u2069`;
