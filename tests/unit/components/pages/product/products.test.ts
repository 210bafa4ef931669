import { describe, expect, it } from 'vitest';
import { actionLink } from '@/components/pages/product/data/action-link';
import { COMMON_FAQ_TOPICS } from '@/components/pages/product/compare/compare-view';
import { FAQ_TOPICS, type FaqTopic } from '@/components/pages/product/data/faq-topics';
import { isMainProduct, PRODUCT_KEYS } from '@/components/pages/product/data/product';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { SEND_TOPICS } from '@/components/pages/product/sections/send-guide';
import { ALL_PREFIXES } from '@/lib/market/prefix';
import { matchRoute } from '@/lib/routing/paths';
import { routeNamed } from '@/lib/routing/routes';

const products = PRODUCT_KEYS.map((key) => PRODUCTS[key]);

it('the list of products states the working days of §9', () => {
  expect(Object.fromEntries(products.map(({ key, days }) => [key, `${days.minDays}-${days.maxDays}`]))).toEqual({
    intlStraight: '4-10',
    small: '5-10',
    smallPac: '5-10',
    special: '4-8',
    business: '5-10',
    firstDelivery: '1-3',
    warehouse: '1-2',
    head: '5-10',
    fulfilment: '1-3',
    promise: '1-3',
    express: '1-3',
    standard: '1-3',
    large: '1-3',
  });
});

describe.each(products)('$key', (product) => {
  it('has its own public page', () => {
    expect(routeNamed(product.route).flags.private).toBeUndefined();
    expect(products.filter(({ route }) => route === product.route)).toHaveLength(1);
  });

  it('is a main page, or links to one', () => {
    expect(product.leadsTo === undefined).toBe(isMainProduct(product.key));
    expect(product.related === undefined).toBe(!isMainProduct(product.key));
    expect(new Set(product.related)).not.toContain(product.key);
    expect(new Set(product.related).size).toBe(product.related?.length ?? 0);
  });

  it('has each question once, and no general question', () => {
    const topics: readonly FaqTopic[] = [...(product.faq ?? []), ...COMMON_FAQ_TOPICS];
    expect(new Set(topics).size).toBe(topics.length);
  });

  it('has an example of one of its services, or none', () => {
    if (product.example) expect(product.services).toContain(product.example.service);
  });

  it.each(ALL_PREFIXES)('has one action that links to a page of %s', (prefix) => {
    const [path] = actionLink(product, prefix).split('?');
    const route = matchRoute(path!)?.route.name;
    expect({
      quote: 'express-order-quote',
      send: 'index-create-ship',
      expert: 'express-contact-proficient',
    }).toHaveProperty(product.action, route);
  });
});

it('every product is linked from another one', () => {
  const linkedKeys = new Set(products.flatMap(({ related = [] }) => related));
  expect(PRODUCT_KEYS.filter((key) => !linkedKeys.has(key))).toEqual([]);
});

it('every question is answered on some page', () => {
  const topics = new Set([...products.flatMap(({ faq = [] }) => faq), ...COMMON_FAQ_TOPICS, ...SEND_TOPICS]);
  expect(FAQ_TOPICS.filter((topic) => !topics.has(topic))).toEqual([]);
});

it('the pages of the product menu have the short aliases of §2', () => {
  expect(products.flatMap(({ route }) => routeNamed(route).aliases ?? []).sort()).toEqual(
    [
      'express',
      'express-large',
      'express-standard',
      'intl-straight-small',
      'intl-straight-special',
      'intlStraight',
      'warehouse',
      'warehouse-delivery',
      'warehouse-head',
      'warehouse-promise',
    ].sort(),
  );
});
