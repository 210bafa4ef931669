import { currentMarket } from '@/lib/i18n/current-market';
import { drawIsItUs } from '../draw-is-it-us';
import { loadAsked } from './load-asked';

export { isItUsMetadata as generateMetadata } from '../draw-is-it-us';

/** Rendered for the sent text and never stored. */
export const dynamic = 'force-dynamic';

export default async function IsItUsAnswerPage() {
  return drawIsItUs(await loadAsked(await currentMarket()));
}
