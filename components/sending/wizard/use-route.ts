import { useTranslations } from 'next-intl';
import type { LabelEnd } from '@/components/parts/label/route-label';
import type { Draft } from '@/lib/drafts/draft';
import { UNKNOWN_HUB_CODE } from '@/lib/parcel/printed-hub-code';
import { useShipData } from './ship-data.island';
import { usePlaceNames } from './parties/use-place-names';

/** Returns the ends of the parcel's route, as far as the sender has filled them in. */
export function useRoute({ kind, values: { sender, receiver } }: Draft): {
  from: LabelEnd;
  to: LabelEnd;
  isKnown: boolean;
} {
  const t = useTranslations('ship.summary');
  const { countryNames, origin } = useShipData();
  const senderPlace = usePlaceNames(sender);
  const receiverPlace = usePlaceNames(receiver);
  const name = (city: string, country: typeof sender.countryCode) =>
    city || (country === '' ? t('anywhere') : countryNames[country]);
  const fromCode = kind === 'international' ? origin?.code : senderPlace.hubCode;
  const toCode = receiverPlace.hubCode;
  return {
    from: { code: fromCode ?? UNKNOWN_HUB_CODE, name: name(senderPlace.city, sender.countryCode) },
    to: { code: toCode ?? UNKNOWN_HUB_CODE, name: name(receiverPlace.city, receiver.countryCode) },
    isKnown: fromCode !== undefined && toCode !== undefined,
  };
}
