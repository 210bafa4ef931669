import { getTranslations } from 'next-intl/server';
import { loadEnquiryPageNames, loadEnquiryPage } from '@/app/[lang]/load-enquiry-page';
import { BusinessView } from '@/components/contact/enquiry/business-view';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('enterprise.meta');
  const names = await loadEnquiryPageNames();
  return pageMetadata({
    route: 'business-customer',
    title: t('title', names),
    description: t('description', names),
  });
}

export default async function BusinessCustomerPage() {
  return <BusinessView {...await loadEnquiryPage()} />;
}
