import type { MetadataRoute } from 'next';
import { BUILT_PAGES } from '@/components/layout/navigation';
import { publicAddresses } from '@/lib/i18n/page-metadata';
import { getConfig } from '@/lib/server/config';

/** Every public page of every market that has it. Their language versions are named in each page's head. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = getConfig();
  return [{ url: `${siteUrl}/` }, ...publicAddresses(BUILT_PAGES, siteUrl).map((url) => ({ url }))];
}
