import { expect, it } from 'vitest';
import { distinctTitles } from '@/components/account/distinct-titles';

const TITLES = [
  { value: 'MR', label: '先生' },
  { value: 'MRS', label: '女士' },
  { value: 'MS', label: '女士' },
  { value: 'NEUTRAL', label: '不填' },
];
const valuesOf = (chosen?: string) => distinctTitles(TITLES, chosen).map(({ value }) => value);

it.each([
  ['', ['MR', 'MRS', 'NEUTRAL']],
  ['MR', ['MR', 'MRS', 'NEUTRAL']],
  ['MS', ['MR', 'MS', 'NEUTRAL']],
])('titles that read alike are one choice; of an account with %j it is that title', (chosen, values) => {
  expect(valuesOf(chosen)).toEqual(values);
});
