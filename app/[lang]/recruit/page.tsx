import { loadCareers } from '@/app/[lang]/business/recruit/load-careers';
import { CareersView } from '@/components/pages/careers/careers-view';
import { currentMarket } from '@/lib/i18n/current-market';

export { generateMetadata } from '@/app/[lang]/business/recruit/page';

export default async function RecruitAlias() {
  return <CareersView {...await loadCareers(await currentMarket())} transparent />;
}
