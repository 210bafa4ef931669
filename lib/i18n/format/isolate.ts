/** Returns the text isolated, with its own direction: a name, a place, a date of another script. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Returns the text isolated, from left to right: numbers, codes, web addresses. */
export const isolateLeftToRight = (text: string) => `\u2066${text}\u2069`;
