import { useTranslations } from 'next-intl';
import { PointList } from '@/components/ui/point-list';
import type { Figures } from '@/components/parts/facts/figures';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';

/** Why, what we bring, and what we look at. */
export function JoinPoints({ figures }: { figures: Figures }) {
  const t = useTranslations('franchise');
  const world = { markets: COUNTRIES.length, languages: LANGUAGES.length };
  return (
    <>
      <PointList
        id="why"
        title={t('why.title')}
        points={[
          { key: 'work', icon: 'truck', title: t('why.work.title'), text: t('why.work.text', figures) },
          { key: 'name', icon: 'globe', title: t('why.name.title'), text: t('why.name.text', world) },
          { key: 'system', icon: 'clock', title: t('why.system.title'), text: t('why.system.text', figures) },
        ]}
      />
      <PointList
        id="offer"
        ground="wash"
        title={t('offer.title')}
        points={[
          { key: 'contact', icon: 'headset', title: t('offer.contact.title'), text: t('offer.contact.text') },
          { key: 'range', icon: 'parcel', title: t('offer.range.title'), text: t('offer.range.text', figures) },
          { key: 'rules', icon: 'book', title: t('offer.rules.title'), text: t('offer.rules.text', figures) },
        ]}
      />
      <PointList
        id="look"
        title={t('look.title')}
        points={[
          { key: 'area', icon: 'map-pin', title: t('look.area.title'), text: t('look.area.text') },
          { key: 'place', icon: 'building', title: t('look.place.title'), text: t('look.place.text') },
          { key: 'experience', icon: 'users', title: t('look.experience.title'), text: t('look.experience.text') },
          { key: 'reach', icon: 'phone', title: t('look.reach.title'), text: t('look.reach.text') },
        ]}
      />
    </>
  );
}
