// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { choosesMarket, followMarketLinks, marketOfLink } from '@/components/frame/effects/follow-market-links';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';

describe('a link that chooses a market (§4)', () => {
  it('is parsed like the prefix', () => {
    for (const prefix of ALL_PREFIXES) {
      for (const rest of ['', '/', '/rates?x=1', '?x=1', '#main'])
        expect(marketOfLink(`/${prefix}${rest}`)).toEqual(parsePrefix(prefix));
    }
  });

  it.each(['', '/', '/api/docs', '/xx-yy', '/gh-english', 'https://x.com/gh-en', 'tel:+233', '#main'])(
    'is not recognised in %j',
    (href) => expect(marketOfLink(href)).toBeNull(),
  );

  it.each([
    ['/ma-fr', '/gh-en/rates', false, true],
    ['/gh-cn/rates', '/gh-en/rates', false, true],
    ['/gh-en', '/', false, true],
    ['/gh-en/track', '/gh-en/rates', false, false],
    ['/gh-en', '/gh-en/user-opt/locale-select', true, true],
  ])('%s on %s (in the chooser: %s): %s', (href, pathname, inChooser, chooses) =>
    expect(choosesMarket(href, pathname, inChooser)).toBe(chooses),
  );
});

describe('a press on a link', () => {
  afterEach(() => sessionStorage.clear());

  const click = (html: string) => {
    const stop = new AbortController();
    followMarketLinks(stop.signal);
    history.replaceState(null, '', '/gh-en/rates');
    document.body.innerHTML = html;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('[data-here]')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    stop.abort();
    return [sessionStorage.getItem('defaultCountry'), sessionStorage.getItem('lang')];
  };

  it('stores the market of a list', () =>
    expect(click('<a href="/ma-fr"><b data-here>Français</b></a>')).toEqual(['MA', 'fr']));
  it('stores the market of a map', () =>
    expect(click('<svg><a href="/cn-cn"><circle data-here></circle></a></svg>')).toEqual(['CN', 'zh-CN']));
  it('stores the open market when it is chosen in the chooser', () =>
    expect(click('<div id="market-chooser"><a href="/gh-en" data-here></a></div>')).toEqual(['GH', 'en']));
  it('stores a market of the other host when it is chosen in the chooser', () =>
    expect(click('<div id="market-chooser"><a href="https://dunia.tr/tr-en" data-here></a></div>')).toEqual([
      'TR',
      'en',
    ]));
  it.each(['/gh-en/track', 'https://x.com/ma-fr'])('stores nothing for other links (%s)', (href) =>
    expect(click(`<a href="${href}" data-here></a>`)).toEqual([null, null]),
  );
});
