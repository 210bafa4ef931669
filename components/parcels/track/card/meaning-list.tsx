import { useTranslations } from 'next-intl';
import { DescriptionList, type DescriptionItem } from '@/components/ui/content/description-list';
import type { EventMeaning } from '@/lib/contract/tracking/tracking';

/**
 * Lists the next step after an event, each side's tasks, and the date from which to contact us. `more` is shown below.
 */
export function MeaningList({ meaning, more = [] }: { meaning: EventMeaning; more?: readonly DescriptionItem[] }) {
  const t = useTranslations('track.meaning');
  const { next, sender, receiver, whenToContact } = meaning;
  const tasks =
    sender === receiver
      ? [{ key: 'both', term: t('both'), value: sender }]
      : [
          { key: 'sender', term: t('sender'), value: sender },
          { key: 'receiver', term: t('receiver'), value: receiver },
        ];
  const items = [
    { key: 'next', term: t('next'), value: next },
    ...tasks,
    { key: 'whenToContact', term: t('whenToContact'), value: whenToContact },
    ...more,
  ];
  return <DescriptionList items={items} />;
}
