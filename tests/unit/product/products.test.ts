import { describe, expect, it } from 'vitest';
import { actionLink } from '@/components/product/action-link';
import { FAQ_TOPICS } from '@/components/product/faq-topics';
import { PRODUCT_KEYS } from '@/components/product/product';
import { PRODUCTS } from '@/components/product/products';
import { ALL_PREFIXES } from '@/lib/market/prefix';
import { matchRoute } from '@/lib/routing/paths';
import { routeNamed } from '@/lib/routing/routes';

const products = PRODUCT_KEYS.map((key) => PRODUCTS[key]);

it('states the working days of §9', () => {
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
  it('has a page of its own that menus may name', () => {
    expect(routeNamed(product.route).flags.private).toBeUndefined();
    expect(products.filter(({ route }) => route === product.route)).toHaveLength(1);
  });

  it('leads on to other products, never to itself', () => {
    expect(product.related).not.toContain(product.key);
    expect(new Set(product.related).size).toBe(3);
  });

  it('asks each question once', () => {
    expect(new Set(product.faq).size).toBe(product.faq.length);
  });

  it('prices its example by a service of its own', () => {
    expect(product.services).toContain(product.example.service);
  });

  it.each(ALL_PREFIXES)('has one action that leads to a page of %s', (prefix) => {
    const [path] = actionLink(product, prefix).split('?');
    const route = matchRoute(path!)?.route.name;
    expect({
      quote: 'express-order-quote',
      send: 'index-create-ship',
      expert: 'express-contact-proficient',
    }).toHaveProperty(product.action, route);
  });
});

it('is reached from another product, each of them', () => {
  const reached = new Set(products.flatMap(({ related }) => related));
  expect(PRODUCT_KEYS.filter((key) => !reached.has(key))).toEqual([]);
});

it('answers every question on some page', () => {
  const asked = new Set([
    ...products.flatMap(({ faq }) => faq),
    'handOver',
    'pickup',
    'change',
    'tracking',
    'returned',
  ]);
  expect(FAQ_TOPICS.filter((topic) => !asked.has(topic))).toEqual([]);
});

it('gives the short aliases of §2 to the pages of the product menu', () => {
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
