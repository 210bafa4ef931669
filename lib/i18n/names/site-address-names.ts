/** First code point of the Arabic blocks. Latin letters come before them, and the Chinese blocks after them. */
const FIRST_ARABIC_CODE_POINT = '\u0600';

/**
 * Returns the names of a site's address, smallest first. If the street is in Latin letters and the city is not, returns
 * one text with the Latin names only: the name of the site has the others. This is a separate module, because the
 * wizard's scripts have no room for it.
 */
export function siteAddressNames({
  address,
  areaName = '',
  cityName,
}: Record<'address' | 'cityName', string> & { areaName?: string }) {
  const names = [address, areaName, cityName];
  return /[a-z]/i.test(address) && cityName >= FIRST_ARABIC_CODE_POINT
    ? [names.filter((name) => name && name < FIRST_ARABIC_CODE_POINT).join(', ')]
    : names;
}
