import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { organizationLd } from '@/components/pages/home/organization-ld';
import { JsonLd } from '@/components/ui/json-ld';
import type { CountryView } from '@/lib/contract/places/countries';

const ghana = {
  code: 'GH',
  countryName: 'Ghana',
  contact: '+233 30 200 0144/+233 24 000 0144',
  email: 'ghana@example.test/business@example.test',
  address: '12 Spintex Road, Accra',
  langList: [
    { langKey: 'en', name: 'English' },
    { langKey: 'zh-CN', name: '简体中文' },
  ],
  social: {
    twitter: 'https://x.test/a',
    instagram: 'https://i.test/a',
    facebook: 'https://f.test/a',
    whatsapp: 'https://w.test/a',
  },
} as CountryView;
const market = { country: 'GH', language: 'en' } as const;
const home = 'https://dunia.test/gh-en';

describe('organizationLd', () => {
  it('has the first phone and address of the market, and links site and organisation', () => {
    const [organization, site] = organizationLd({ market, home, countries: [ghana] })['@graph'];
    expect(organization).toMatchObject({
      '@type': 'Organization',
      url: 'https://dunia.test/',
      contactPoint: [
        { telephone: '+233 30 200 0144', email: 'ghana@example.test', availableLanguage: ['en', 'zh-CN'] },
      ],
      address: { streetAddress: '12 Spintex Road, Accra', addressCountry: 'GH' },
      sameAs: ['https://x.test/a', 'https://i.test/a', 'https://f.test/a', 'https://w.test/a'],
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: home,
      publisher: { '@id': (organization as { '@id'?: string })['@id'] },
    });
  });

  it('omits contacts that are unknown', () => {
    const [organization] = organizationLd({ market, home, countries: [] })['@graph'];
    expect(organization).not.toHaveProperty('contactPoint');
    expect(organization).not.toHaveProperty('address');
  });
});

describe('JsonLd', () => {
  it('cannot be closed by a text inside it', () => {
    const name = '</script><script>alert(1)</script>';
    const data = { '@context': 'https://schema.org', '@type': 'Organization', name } as const;
    const html = renderToStaticMarkup(createElement(JsonLd, { data }));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(/>(.*)<\/script>$/.exec(html)![1]!)).toEqual(data);
  });
});
