import { getTranslations } from 'next-intl/server';
import { loadEnquiryPageNames, loadEnquiryPage } from '@/app/[lang]/load-enquiry-page';
import { JoinView } from '@/components/pages/franchise/join-view';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('franchise.meta');
  const names = await loadEnquiryPageNames();
  return pageMetadata({
    route: 'business-join-us',
    title: t('title', names),
    description: t('description', names),
  });
}

export default async function JoinUsPage() {
  return <JoinView {...await loadEnquiryPage()} />;
}
