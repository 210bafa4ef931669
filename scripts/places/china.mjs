import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nameKey, plainName } from './names.mjs';
import { readCurated, readJson } from './sources.mjs';

const latinNames = readCurated('china-latin-names');
const MUNICIPALITIES = ['11', '12', '31', '50'];
/**
 * The statistics bureau lists development zones as 13017x. Addresses do not use them, except Suzhou Industrial Park.
 */
const isStatisticalZone = (code) => /^\d{4}7\d$/.test(code) && code !== '320576';
/** Sansha and Jinmen: no courier of the network serves them. */
const NOT_SERVED = ['4603', '350527'];
/** Codes such as `4190` group county-level cities under the province: each is a city here. */
const DIRECT_CITIES_CODE = /^..90$/;

/**
 * Returns the provinces like provincesFromGeoNames, with the codes of China's statistics bureau. Latin names are
 * pinyin. Points are from GeoNames.
 */
export function provincesOfChina(provinces, places, sources) {
  const { pinyin } = createRequire(import.meta.url)(join(sources.pinyin, 'dist', 'index.js'));
  const latin = latinNamer(pinyin);
  const cities = readJson(sources.china, 'dist', 'cities.json');
  const areas = readJson(sources.china, 'dist', 'areas.json').filter(
    (area) => !isStatisticalZone(area.code) && !NOT_SERVED.includes(area.code),
  );
  const streets = readJson(sources.china, 'dist', 'streets.json');
  return provinces.map((province) => {
    const number = province.gb;
    const list = MUNICIPALITIES.includes(number)
      ? [{ gb: number, zh: province.names['zh-CN'], areas: areas.filter((area) => area.provinceCode === number) }]
      : citiesOfProvince(number, cities, areas, streets);
    return { ...province, cities: list.map((city) => toCity(city, latin, placesOf(city, province, places))) };
  });
}

/** Returns the prefecture-level cities. China's network has a depot in each, so that all of them are main cities. */
export function prefectureLevelCities(provinces) {
  return provinces
    .flatMap((province) => province.cities)
    .filter(({ code, names }) => code.length === 4 && names['zh-CN'].endsWith('市'));
}

function citiesOfProvince(number, cities, areas, streets) {
  return cities
    .filter((city) => city.provinceCode === number && !NOT_SERVED.includes(city.code))
    .flatMap((city) => {
      const parts = areas.filter((area) => area.cityCode === city.code);
      if (DIRECT_CITIES_CODE.test(city.code)) return parts.map((part) => ({ gb: part.code, zh: part.name, areas: [] }));
      return [{ gb: city.code, zh: city.name, areas: hasOnlyStreets(city, parts) ? streetsOf(city, streets) : parts }];
    });
}

/** Returns true for Dongguan, Zhongshan, Danzhou and Jiayuguan: they have no districts, only towns and streets. */
function hasOnlyStreets(city, parts) {
  return parts.every((part) => part.name === city.name);
}

function streetsOf(city, streets) {
  return streets.filter((street) => street.cityCode === city.code && /(街道|镇)$/.test(street.name));
}

function toCity(city, latin, ownPlaces) {
  const name = latin(city.gb, city.zh);
  const seat = seatOf(city, name, ownPlaces);
  if (!seat) throw new Error(`no point for ${city.gb} ${city.zh}: add it to curated/china-latin-names.json`);
  const { lat, lng } = seat;
  return {
    code: city.gb,
    name,
    names: { 'zh-CN': city.zh },
    lat,
    lng,
    areas: city.areas.map((area) => ({
      code: area.code,
      name: latin(area.code, area.name),
      names: { 'zh-CN': area.name },
      lat,
      lng,
    })),
  };
}

/** Returns the place with the city's name, in Latin or in Chinese, else the largest of its places. */
function seatOf(city, name, places) {
  const bySize = places.toSorted((a, b) => b.population - a.population);
  return (
    bySize.find((place) => nameKey(place.name) === nameKey(name.replace(/ (Prefecture|League)$/, ''))) ??
    bySize.find((place) => hasName(place, city.zh)) ??
    bySize[0]
  );
}

/**
 * Returns the places of a city: by province for a municipality, by number for a prefecture, by name for a directly
 * governed city.
 */
function placesOf(city, province, places) {
  const inProvince = places.filter((place) => place.admin1 === province.geonames);
  if (city.gb.length === 2) return inProvince;
  const curated = latinNames.points[city.gb];
  if (curated) return [{ name: city.zh, lat: curated[0], lng: curated[1], population: 0, alternates: [] }];
  return inProvince.filter((place) => place.admin2 === city.gb || hasName(place, city.zh));
}

function hasName(place, zh) {
  return [zh, zh.replace(/市$/, '')].some((name) => place.alternates.includes(name));
}

const KINDS = [
  [/(自治州|地区)$/, ' Prefecture'],
  [/盟$/, ' League'],
  [/市$/, ''],
  [/(?<=浦东|滨海|沈北)新区$/, ' New Area'],
  [/矿区$/, ' Mining District'],
  [/区$/, ' District'],
  [/(自治县|县)$/, ' County'],
  [/(自治旗|旗)$/, ' Banner'],
  [/街道$/, ' Subdistrict'],
  [/镇$/, ' Town'],
];
const PEOPLES =
  /(?:壮族|回族|满族|苗族|土家族|彝族|藏族|侗族|瑶族|畲族|黎族|傣族|佤族|傈僳族|哈尼族|白族|拉祜族|布朗族|纳西族|景颇族|独龙族|怒族|普米族|蒙古族|蒙古|朝鲜族|达斡尔族|鄂温克族|鄂伦春|布依族|水族|仡佬族|仫佬族|毛南族|羌族|撒拉族|土族|东乡族|保安族|裕固族|哈萨克族|哈萨克|柯尔克孜|锡伯|塔吉克|维吾尔|各族|民族)+(?=自治|区)/u;

function latinNamer(pinyin) {
  return (gb, zh) => {
    const fixed = latinNames.names[gb];
    if (fixed) return fixed;
    const bare = zh.replace(PEOPLES, '').replace(/自治(?=[州县旗])/, '');
    const [pattern, word] = KINDS.find(([kind]) => kind.test(bare)) ?? [/$/, ''];
    const root = bare.replace(pattern, '');
    // A name of one syllable keeps its suffix: 浚县 is Xunxian.
    const [stem, suffix] = root.length < 2 ? [bare, ''] : [root, word];
    const nameText =
      latinNames.readings[stem] ?? spell([...stem], pinyin(stem, { toneType: 'none', type: 'array', v: true }));
    return plainName('CN', nameText) + suffix;
  };
}

/** Characters with a special reading in place names. */
const READINGS_IN_NAMES = { 都: 'du', 什: 'shi', 柏: 'bai', 棱: 'ling' };

/** Joins syllables as Chinese place names are spelled: an apostrophe before a vowel, one capital. */
function spell(characters, syllables) {
  const word = characters
    .map((character, index) => READINGS_IN_NAMES[character] ?? syllables[index])
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable))
    .join('')
    .replaceAll('v', 'ü');
  return word[0].toUpperCase() + word.slice(1);
}
