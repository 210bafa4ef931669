import { readCurated } from './sources.mjs';

const LANGUAGES = ['zh-CN', 'fr', 'ar', 'ur', 'tr'];
const namesByLanguage = new Map(LANGUAGES.map((language) => [language, readCurated(`place-names.${language}`)]));

/** Adds manual names by code. They have priority over names of a source. */
export function addManualNames(provinces) {
  return provinces.map((province) => ({
    ...withNames(province),
    cities: province.cities.map((city) => ({ ...withNames(city), areas: city.areas.map(withNames) })),
  }));
}

function withNames(place) {
  const names = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = namesByLanguage.get(language)[place.code] ?? place.names?.[language];
      return name ? [[language, name]] : [];
    }),
  );
  const { code, name, names: _, ...rest } = place;
  return { code, name, ...(Object.keys(names).length > 0 && { names }), ...rest };
}
