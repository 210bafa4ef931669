/** First code point of the Arabic blocks. Latin letters come before them, and the Chinese blocks after them. */
const OTHER_SCRIPTS = '\u0600';

/**
 * Returns the names of a site's address in one script, smallest first. A street in Latin letters leaves out places
 * whose names are in the reader's script: the name of the site has them. This is a separate module, because the
 * wizard's scripts have no room for it.
 */
export function siteNames({
  address,
  areaName = '',
  cityName,
}: Record<'address' | 'cityName', string> & { areaName?: string }) {
  const names = [address, areaName, cityName];
  return /[a-z]/i.test(address) && cityName >= OTHER_SCRIPTS
    ? [names.filter((name) => name && name < OTHER_SCRIPTS).join(', ')]
    : names;
}
