/** Generic words ("Region", "District") that are removed from names of divisions. */
const KIND_OF_DIVISION = {
  GH: / (Municipal District|Metropolitan District|Municipal Assembly|Munc?i?c?ipal|District)$/,
  NG: / Local Government Area$/,
  UG: / District$/,
  MA: / Province$/,
  PK: / (District|Agency|Protected Area)$/,
};

/** Countries whose Latin names are academic transliterations: diacritics are removed. */
const TRANSLITERATED_COUNTRIES = ['EG', 'SA', 'AE', 'PK'];

/** Returns the common spelling of a name, without the generic word and transliteration marks. */
export function plainName(country, name) {
  const bare = name
    .replace(KIND_OF_DIVISION[country] ?? /$^/, '')
    .replace(/ \(\d\)$/, '')
    .trim();
  if (!TRANSLITERATED_COUNTRIES.includes(country))
    return bare.replace(/[‘`']/g, '’').replace(/(?<=[a-z]’)[A-Z]/g, (letter) => letter.toLowerCase());
  return withoutMarks(bare)
    .replace(/[‘’'`ʻʼ]/g, '')
    .replace(/(^|[\s-])([a-z])/g, (match, before, letter) => (before === '' ? letter.toUpperCase() : match));
}

export function withoutMarks(name) {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ı/g, 'i')
    .normalize('NFC');
}

/** Returns a key to compare different spellings of a name: `Béni-Mellal` and `Beni Mellal`. */
export function nameKey(name) {
  return withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * Returns a code's last part: `Ga East` is `GA-EAST`. At most fourteen characters, so that a code of three parts stays
 * within 40.
 */
function codePart(name) {
  return nameKey(name).toUpperCase().replaceAll(' ', '-').slice(0, 14).replace(/-$/, '') || 'X';
}

/**
 * Returns codes for the children of one parent, in order: `parent-NAME`, then `parent-NAME-2` for a second one of that
 * name.
 */
export function codesFor(parent, names) {
  const seen = new Map();
  return names.map((name) => {
    const part = codePart(name);
    const count = (seen.get(part) ?? 0) + 1;
    seen.set(part, count);
    return `${parent}-${part}${count > 1 ? `-${count}` : ''}`;
  });
}
