import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { WORD_GROUPS, readGroup, readVocabulary } from '@/lib/server/parcels/goods/read-vocabulary';

const names = readVocabulary();

describe('the vocabulary of goods', () => {
  it('has at least 1,200 names in each language', () => {
    for (const language of LANGUAGES)
      expect(names.filter((name) => name.language === language).length, language).toBeGreaterThanOrEqual(1200);
  });

  it('gives a name of goods one meaning in each language', () => {
    const goods = names.filter(({ means }) => typeof means !== 'string');
    const keys = goods.map(({ language, text }) => `${language} ${text.normalize('NFKC').toLowerCase()}`);
    const seenNames = new Set<string>();
    expect(keys.filter((key) => seenNames.size === seenNames.add(key).size)).toEqual([]);
  });

  it.each(Object.entries(WORD_GROUPS))('%s is sorted', (group, text) => {
    const headings = text.split('\n').filter((line) => line.startsWith('# '));
    const ids = headings.map((line) => line.slice(2).split(':')[0]!);
    expect(ids).toEqual([...ids].sort());
    expect(readGroup(group, text).length).toBeGreaterThan(20);
  });

  it.each(['lipstick', '# lipstick: unknown\nen: lipstick', '# lipstick: cosmetics\nde: Lippenstift'])(
    'refuses a line of another form: %s',
    (text) => expect(() => readGroup('beauty', text)).toThrow(),
  );
});
