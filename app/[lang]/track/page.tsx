import { drawTrack } from './draw-track';

export { trackMetadata as generateMetadata } from './draw-track';

export default function TrackPage() {
  return drawTrack({ text: '', first: { view: { kind: 'idle' }, refusal: null }, unlocked: null });
}
