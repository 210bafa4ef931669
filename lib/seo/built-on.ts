/** Build date (ISO 8601), the last change of pages without operators' data; '' outside a build. */
// eslint-disable-next-line no-restricted-properties -- a literal that next.config.ts puts in its place at build
export const BUILT_ON: string = process.env.BUILT_ON ?? '';
