/** Returns the letters of a hub's code that labels print: GHACC becomes ACC, because the address names the country. */
export const printedHubCode = (code: string): string => code.slice(2);
