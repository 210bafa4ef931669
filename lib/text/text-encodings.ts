/** Encodings in which Excel saves a CSV in our markets, if it is not Unicode. Names of the WHATWG Encoding Standard. */
export const TEXT_ENCODINGS = ['windows-1252', 'windows-1254', 'windows-1256', 'gb18030'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];
