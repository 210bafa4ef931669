import { describe, expect, it } from 'vitest';
import { titleOptions } from '@/components/account/person-fields';
import dictionaries from '@/lib/server/programs/seed/data/dictionaries.json';

const french = dictionaries
  .filter(({ type }) => type === 'APPELLATION')
  .map(({ code, names }) => ({ value: code, label: names.fr }));
const codes = (saved?: string) => titleOptions(french, saved).map(({ value }) => value);

describe('the list of an account’s titles', () => {
  it('includes no title twice', () => {
    expect(titleOptions(french).map(({ label }) => label)).toEqual(['Monsieur', 'Madame', 'Sans civilité']);
  });

  it('includes the account’s own title', () => {
    expect(codes()).toEqual(['MR', 'MRS', 'NEUTRAL']);
    expect(codes('MR')).toEqual(['MR', 'MRS', 'NEUTRAL']);
    expect(codes('MS')).toEqual(['MR', 'MS', 'NEUTRAL']);
  });
});
