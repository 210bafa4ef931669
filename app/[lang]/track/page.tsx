import { renderTrack } from './render-track';

export { trackMetadata as generateMetadata } from './render-track';

export default function TrackPage() {
  return renderTrack({ text: '', first: { view: { kind: 'idle' }, refusal: null }, unlocked: null });
}
