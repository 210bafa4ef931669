import { describe, expect, it } from 'vitest';
import { structuredDataFaults } from '../../../e2e/support/structured-data';

const faultsOf = (...data: unknown[]) => structuredDataFaults(data.map((each) => JSON.stringify(each))).faults;
const context = { '@context': 'https://schema.org' };
const station = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'Home',
  item: 'https://d.example/gh-en',
});

describe('the check of structured data', () => {
  it('accepts complete data and returns the types', () => {
    const trail = { ...context, '@type': 'BreadcrumbList', itemListElement: [station(1), station(2)] };
    expect(structuredDataFaults([JSON.stringify(trail)])).toEqual({
      types: ['BreadcrumbList', 'ListItem', 'ListItem'],
      faults: [],
    });
  });

  it('reports missing, empty, unknown, relative, undated and unordered data', () => {
    expect(faultsOf({ ...context, '@type': 'WebSite', name: '', url: 'https://d.example' })).toHaveLength(2);
    expect(faultsOf({ ...context, '@type': 'Spaceship' })[0]).toContain('not in the table');
    expect(faultsOf({ ...context, '@type': 'Organization', name: 'D', url: '/gh-en' })[0]).toContain('not absolute');
    const posting = { ...context, '@type': 'JobPosting', title: 'Rider', description: 'Rides', datePosted: 'soon' };
    const place = { jobLocation: { '@type': 'Place', address: 'Accra' }, hiringOrganization: 'Dunia' };
    expect(faultsOf({ ...posting, ...place })[0]).toContain('no date');
    const trail = { ...context, '@type': 'BreadcrumbList', itemListElement: [station(2), station(1)] };
    expect(faultsOf(trail)[0]).toContain('out of order');
    expect(faultsOf({ ...context, '@type': 'Answer', text: 'From {days} days' })[0]).toContain('{days}');
    expect(faultsOf({ '@type': 'Answer', text: 'Yes' })[0]).toContain('context');
    expect(structuredDataFaults(['{'])).toEqual({ types: [], faults: ['block 0 is no JSON'] });
  });
});
