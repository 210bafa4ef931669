/** The day this build was made (ISO 8601): when pages that hold no operators' data last changed. */
// eslint-disable-next-line no-restricted-properties -- a literal that next.config.ts puts in its place at build
export const BUILT_ON: string = process.env.BUILT_ON ?? '';
