import { currentMarket } from '@/lib/i18n/current-market';
import { renderIsItUs } from '../render-is-it-us';
import { loadSubmission } from './load-submission';

export { isItUsMetadata as generateMetadata } from '../render-is-it-us';

/** Rendered for the sent text and never stored. */
export const dynamic = 'force-dynamic';

export default async function IsItUsResultPage() {
  return renderIsItUs(await loadSubmission(await currentMarket()));
}
