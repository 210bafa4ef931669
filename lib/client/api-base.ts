/** This site's own API, or the gateway the pages were built with. */
export const API_BASE = process.env.NEXT_PUBLIC_API_BASE_URL || '/api';
