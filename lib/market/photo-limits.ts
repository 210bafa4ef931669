/** Limits of an uploaded photo. Decoded, that many pixels take about 100 MB. The form makes larger photos smaller. */
export const PHOTO_LIMITS = { bytes: 2 * 1024 * 1024, pixels: 25_000_000 } as const;
