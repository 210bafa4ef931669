/** Returns the header with an API key. */
export const bearerHeaders = (key: string) => ({ authorization: `Bearer ${key}` });
