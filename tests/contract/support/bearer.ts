/** Returns the header with an API key. */
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
