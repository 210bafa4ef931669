import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IndexView } from '@/components/frame/market/index-view';
import { alternateAddresses } from '@/lib/seo/page-metadata';
import { SHARE_PICTURE_SIZE, sharePicturePath } from '@/lib/seo/share-pictures';
import { BRAND } from '@/lib/market/brand';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.index');
  const description = t('description', { brand: BRAND.name });
  const images = [{ url: sharePicturePath('home', FALLBACK_LANGUAGE), ...SHARE_PICTURE_SIZE, type: 'image/png' }];
  return {
    title: t('title'),
    description,
    alternates: { canonical: '/', languages: alternateAddresses('home') },
    openGraph: { type: 'website', siteName: BRAND.name, title: t('title'), description, url: '/', images },
    twitter: { card: 'summary_large_image' },
  };
}

export default function IndexPage() {
  return <IndexView />;
}
