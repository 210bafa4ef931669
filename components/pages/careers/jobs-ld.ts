import type { Graph, JobPosting, Organization } from 'schema-dts';
import type { JobView } from '@/lib/contract/content/jobs';
import { BRAND } from '@/lib/market/brand';
import type { Country } from '@/lib/market/country';

export interface JobsFacts {
  jobs: readonly JobView[];
  /** Absolute address of the page. */
  url: string;
  nameOf: (country: Country) => string;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the description as HTML that includes the requirements, for search engines. */
function descriptionHtml({ description, requirements }: JobView): string {
  const items = requirements.map((requirement) => `<li>${escapeHtml(requirement)}</li>`).join('');
  return `<p>${escapeHtml(description)}</p><ul>${items}</ul>`;
}

/** Returns the structured data of the open jobs. */
export function jobsLd({ jobs, url, nameOf }: JobsFacts): Graph {
  const { origin } = new URL(url);
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: BRAND.name,
    sameAs: `${origin}/`,
  };
  const posting = (job: JobView): JobPosting => ({
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: BRAND.name, value: job.number },
    datePosted: job.publishedAt,
    ...(job.closesOn && { validThrough: `${job.closesOn}T23:59:59` }),
    url: `${url}#${job.number}`,
    hiringOrganization: organization,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.site,
        addressCountry: { '@type': 'Country', name: nameOf(job.countryCode), identifier: job.countryCode },
      },
    },
    directApply: false,
  });
  return { '@context': 'https://schema.org', '@graph': jobs.map(posting) };
}
