import { currentMarket } from '@/lib/i18n/current-market';
import { renderIsItUs } from '../render-is-it-us';
import { loadAsked } from './load-check';

export { isItUsMetadata as generateMetadata } from '../render-is-it-us';

/** Rendered for the sent text and never stored. */
export const dynamic = 'force-dynamic';

export default async function IsItUsAnswerPage() {
  return renderIsItUs(await loadAsked(await currentMarket()));
}
