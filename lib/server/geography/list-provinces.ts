import 'server-only';
import type { Verb } from '../verb';
import { provincesOf } from './store';

export const listProvinces: Verb<'queryProvinces'> = async ({ ctx, input }) => {
  const provinces = await provincesOf(ctx.db, input.countryCode);
  return provinces.map(({ code, name, names }) => ({ provinceCode: code, name: names[ctx.language] ?? name }));
};
