import '@/app/styles/global.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preloadFonts } from '@/app/styles/fonts';
import { BRAND } from '@/lib/market/brand';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { getConfig } from '@/lib/server/platform/config';

export { viewport } from '@/components/frame/viewport';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(getConfig().siteUrl),
    title: { template: `%s | ${BRAND.name}`, default: BRAND.name },
    applicationName: BRAND.name,
  };
}

/** Layout of the pages outside every market, in the fallback language. */
export default function BareLayout({ children }: { children: ReactNode }) {
  preloadFonts(FALLBACK_LANGUAGE);
  return (
    <html lang={FALLBACK_LANGUAGE} dir="ltr">
      <body>{children}</body>
    </html>
  );
}
