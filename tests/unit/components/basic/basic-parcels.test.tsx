import { describe, expect, it } from 'vitest';
import { BasicParcels } from '@/components/basic/basic-parcels';
import type { ParcelAttention } from '@/lib/contract/orders/order-list';
import { formatDay } from '@/lib/i18n/format/format-day';
import { MAX_COUNTED_PARCELS } from '@/lib/orders/desk';
import { numeralLocale, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { htmlOf } from '../../support/render';
import { summary } from '../../support/orders';

const decideBy = '2026-12-05';
const RETURNED = { state: 'RETURNED', count: 1, decideBy } as const;
const FAILED = { state: 'DELIVERY_FAILED', count: 3, decideBy: null } as const;

/** Returns the list of parcels without scripts, as text per link. */
async function linksOf(prefix: Prefix, attention: ParcelAttention[]): Promise<Map<string, string>> {
  const page = { items: [summary('1')], nextCursor: null, attention };
  const list = <BasicParcels prefix={prefix} page={page} state={null} formToken="" />;
  const html = await htmlOf(parsePrefix(prefix)!, list, ['orders', 'frame', 'ship', 'track']);
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g);
  return new Map([...links].map(([, href, text]) => [href!, text!]));
}

describe('the notice of parcels that need their sender', () => {
  it.each(['gh-en', 'cn-cn', 'ma-fr', 'eg-ar', 'pk-ur', 'tr-tr'] as Prefix[])(
    'announces them in %s above the list, each state with a link to its parcels',
    async (prefix) => {
      const links = await linksOf(prefix, [RETURNED, FAILED]);
      const day = formatDay(decideBy, numeralLocale(parsePrefix(prefix)!), 'weekdayMonthDay');
      expect(links.get(`/${prefix}/basic/parcels?state=returned`)).toContain(day);
      expect(links.get(`/${prefix}/basic/parcels?state=delivery_failed`)).toMatch(/[3٣۳]/);
    },
  );

  it.each(['gh-en', 'cn-cn', 'ma-fr', 'eg-ar', 'pk-ur', 'tr-tr'] as Prefix[])(
    'counts them in %s up to a limit, which a plus shows',
    async (prefix) => {
      const attention = [{ ...FAILED, count: MAX_COUNTED_PARCELS, hasMore: true }];
      const text = (await linksOf(prefix, attention)).get(`/${prefix}/basic/parcels?state=delivery_failed`);
      expect(text).toMatch(/(999|٩٩٩|۹۹۹)\+/);
    },
  );

  it('names no day if no choice is open, and is absent without parcels', async () => {
    const prefix = 'gh-en' as Prefix;
    const links = await linksOf(prefix, [{ ...RETURNED, count: 2, decideBy: null }]);
    expect(links.get('/gh-en/basic/parcels?state=returned')).toBe('2 parcels were returned');
    expect([...(await linksOf(prefix, [])).keys()].filter((href) => href.includes('state='))).toEqual([]);
  });
});
