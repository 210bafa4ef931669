/** Shown in place of a code that is not known yet. */
export const UNKNOWN_HUB_CODE = '···';

/** Returns the letters of a hub's code that labels print: GHACC becomes ACC, because the address names the country. */
export const printedHubCode = (code: string): string => code.slice(2);

/** Returns a hub as an end of a label's route. */
export const printedHub = ({ code, name }: { code: string; name: string }) => ({ code: printedHubCode(code), name });
