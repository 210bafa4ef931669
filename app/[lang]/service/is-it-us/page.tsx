import { renderIsItUs } from './render-is-it-us';

export { isItUsMetadata as generateMetadata } from './render-is-it-us';

export default function IsItUsPage() {
  return renderIsItUs(null);
}
