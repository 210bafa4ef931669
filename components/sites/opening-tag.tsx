import { Tag } from '@/components/ui/tag';
import type { Opening } from '@/lib/market/opening-hours';
import { useOpeningText } from './use-opening-text';

export function OpeningTag({ opening, now }: { opening: Opening; now: Date }) {
  const { open, text } = useOpeningText()(opening, now);
  return <Tag tone={open ? 'ok' : 'neutral'}>{text}</Tag>;
}
