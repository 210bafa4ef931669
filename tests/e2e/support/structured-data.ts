type Node = Record<string, unknown> & { '@type'?: string };

/** Properties that search engines require of each type, at least. */
const REQUIRED: Record<string, readonly string[]> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
  LocalBusiness: ['name', 'address'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  PropertyValue: ['name', 'value'],
  Service: ['name', 'provider', 'areaServed'],
  WebAPI: ['name', 'provider', 'documentation'],
  WebSite: ['name', 'url', 'publisher'],
};

const ADDRESSES = ['url', 'item', '@id', 'logo', 'image', 'mainEntityOfPage'];
const DATES = ['datePublished', 'datePosted', 'dateModified', 'validThrough'];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function check(node: Node, where: string, faults: string[], types: string[]): void {
  const type = node['@type'];
  if (type !== undefined) {
    types.push(type);
    const required = REQUIRED[type];
    if (!required) faults.push(`${where}: ${type} is not in the table of types`);
    for (const key of required ?? []) if (isEmpty(node[key])) faults.push(`${where}: ${type} has no ${key}`);
  }
  for (const [key, value] of Object.entries(node)) {
    const values = Array.isArray(value) ? value : [value];
    for (const each of values) {
      if (typeof each === 'object' && each !== null) check(each as Node, `${where}.${key}`, faults, types);
      if (typeof each !== 'string') continue;
      if (/undefined|NaN|\[object|\{\w+\}/.test(each)) faults.push(`${where}.${key}: ${each}`);
      if (ADDRESSES.includes(key) && !/^https?:\/\//.test(each))
        faults.push(`${where}.${key} is not absolute: ${each}`);
      if (DATES.includes(key) && Number.isNaN(Date.parse(each))) faults.push(`${where}.${key} is no date: ${each}`);
    }
  }
  if (type === 'OpeningHoursSpecification' && isEmpty(node.dayOfWeek) && isEmpty(node.validFrom))
    faults.push(`${where}: hours of no day`);
  if (type === 'BreadcrumbList') {
    const positions = (node.itemListElement as Node[]).map(({ position }) => position);
    if (positions.some((position, index) => position !== index + 1)) faults.push(`${where}: stations out of order`);
  }
}

/** Reads a page's JSON-LD and returns the types found and their faults. */
export function structuredDataFaults(blocks: readonly string[]): { types: string[]; faults: string[] } {
  const faults: string[] = [];
  const types: string[] = [];
  blocks.forEach((json, index) => {
    try {
      const data = JSON.parse(json) as Node;
      if (data['@context'] !== 'https://schema.org') faults.push(`block ${index} has no context`);
      check(data, `block ${index}`, faults, types);
    } catch {
      faults.push(`block ${index} is no JSON`);
    }
  });
  return { types, faults };
}
