import { loadEnquiryPage } from '@/app/[lang]/load-enquiry-page';
import { JoinView } from '@/components/pages/franchise/join-view';

export { generateMetadata } from '@/app/[lang]/business/join-us/page';

export default async function JoinUsAlias() {
  return <JoinView {...await loadEnquiryPage()} transparent />;
}
