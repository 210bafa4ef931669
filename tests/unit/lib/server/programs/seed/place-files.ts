import { z } from 'zod';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { latitude, longitude, readSeed, text } from './seed-file';

const code = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
  .max(40);
const names = z.partialRecord(z.enum(['zh-CN', 'fr', 'ar', 'ur', 'tr']), text).optional();
const remote = z.literal(true).optional();
const name = text.refine((value) => !/[\p{Script=Han}\p{Script=Arabic}]/u.test(value), 'not Latin');
const area = z.strictObject({ code, name, names, remote });
const city = z.strictObject({ code, name, names, lat: latitude, lng: longitude, remote, areas: z.array(area).min(1) });
const schema = z.array(z.strictObject({ code, name, names, cities: z.array(city).min(1) }));

const places = new Map(COUNTRIES.map((each) => [each, readSeed(`places/${each}.json`, schema)]));
export const provincesOf = (each: Country) => places.get(each)!;
export const citiesOf = (each: Country) => provincesOf(each).flatMap((province) => province.cities);
