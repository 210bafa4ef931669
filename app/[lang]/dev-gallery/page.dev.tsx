import { notFound } from 'next/navigation';
import { parsePrefix } from '@/lib/market/prefix';
import { GalleryForms } from './gallery-forms';
import { GalleryHero } from './gallery-hero';
import { GalleryLists } from './gallery-lists';
import { GalleryLooks } from './gallery-looks';
import { GalleryMap } from './gallery-map';
import { GalleryParts } from './gallery-parts';
import { GalleryStates } from './gallery-states';
import { GALLERY_SAMPLES } from './samples';

export const metadata = { title: 'Gallery', robots: { index: false, follow: false } };

interface GalleryPageProps {
  params: Promise<{ lang: string }>;
}

/**
 * Shows every primitive on one page, for visual review. Only the development server builds files with this ending
 * (next.config.ts).
 */
export default async function GalleryPage({ params }: GalleryPageProps) {
  const market = parsePrefix((await params).lang);
  if (!market) notFound();
  const sample = GALLERY_SAMPLES[market.language];
  return (
    <>
      <GalleryHero sample={sample} country={market.country} />
      <GalleryForms sample={sample} />
      <GalleryLooks sample={sample} />
      <GalleryLists sample={sample} />
      <GalleryStates sample={sample} />
      <GalleryParts sample={sample} />
      <GalleryMap sample={sample} country={market.country} language={market.language} />
    </>
  );
}
