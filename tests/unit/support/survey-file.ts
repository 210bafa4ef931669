import { LANGUAGES, type Language } from '@/lib/market/language';

export const inAll = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${text} (${language})`])) as Record<Language, string>;

const option = (code: string) => ({ code, label: inAll(code.toLowerCase()) });

/** A survey as an operator writes it: one question of each kind. */
export function surveyFile(change: object = {}) {
  return {
    token: 'sample0token1sample2',
    countries: ['GH', 'EG'],
    opensAt: '2026-01-01T00:00:00Z',
    closesAt: null,
    title: inAll('A sample'),
    intro: inAll('Please answer'),
    thanks: inAll('Thank you'),
    questions: [
      {
        id: 'colour',
        kind: 'SINGLE',
        label: inAll('Which colour?'),
        required: true,
        options: [option('RED'), option('BLUE')],
        other: true,
      },
      {
        id: 'goods',
        kind: 'MULTIPLE',
        label: inAll('Which goods?'),
        options: [option('SHOES'), option('TOYS'), option('TOOLS')],
        min: 1,
        max: 2,
      },
      { id: 'stars', kind: 'RATING', label: inAll('How good?'), low: inAll('bad'), high: inAll('good') },
      { id: 'recommend', kind: 'NPS', label: inAll('Recommend us?') },
      { id: 'again', kind: 'YES_NO', label: inAll('Again?') },
      { id: 'words', kind: 'SHORT_TEXT', label: inAll('In a word?') },
      { id: 'wishes', kind: 'LONG_TEXT', label: inAll('Wishes?') },
      { id: 'parcels', kind: 'NUMBER', label: inAll('How many?'), max: 100 },
      { id: 'day', kind: 'DATE', label: inAll('When?') },
    ],
    ...change,
  };
}
