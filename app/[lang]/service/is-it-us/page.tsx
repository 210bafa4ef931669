import { drawIsItUs } from './draw-is-it-us';

export { isItUsMetadata as generateMetadata } from './draw-is-it-us';

export default function IsItUsPage() {
  return drawIsItUs(null);
}
