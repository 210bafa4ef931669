import { describe, expect, it } from 'vitest';
import { MARKETS, COUNTRIES } from '@/lib/market/country';
import { formatPrefix } from '@/lib/market/prefix';
import { pathTo, samePage } from '@/lib/routing/paths';
import { ROUTES, isShownIn } from '@/lib/routing/routes';
import { samePageInLanguage } from '@/lib/routing/same-page-in-language';

const pairs = COUNTRIES.flatMap((country) =>
  MARKETS[country].languages.flatMap((from) => MARKETS[country].languages.map((to) => ({ country, from, to }))),
);

describe('samePageInLanguage', () => {
  it('returns the same as samePage, from every page to every language of its country', () => {
    for (const { country, from, to } of pairs) {
      const [prefix, target] = [formatPrefix({ country, language: from }), formatPrefix({ country, language: to })];
      for (const route of ROUTES.filter((candidate) => isShownIn(candidate, country))) {
        const page = pathTo(prefix, route.name, { id: 'news 1', token: 'a%b' });
        const spellings = [page, ...(route.aliases ?? []).map((alias) => `/${prefix}/${alias}`)];
        for (const pathname of spellings) {
          const back = `?no=A,B&next=${encodeURIComponent(`${pathname}?step=review`)}`;
          for (const query of ['?no=A,B', back])
            expect(samePageInLanguage(pathname, query, target)).toBe(samePage(pathname, query, target));
        }
      }
    }
  });

  it('preserves the address of an unknown page, whose 404 page then uses the new language', () => {
    expect(samePageInLanguage('/ma-fr/no/such', '', formatPrefix({ country: 'MA', language: 'en' }))).toBe(
      '/ma-en/no/such',
    );
  });
});
