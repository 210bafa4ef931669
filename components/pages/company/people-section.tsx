import { useTranslations } from 'next-intl';
import { PointList } from '@/components/ui/content/point-list';

const GROUPS = ['sellers', 'senders', 'partners'] as const;

/** Describes the users (§1). */
export function PeopleSection() {
  const t = useTranslations('company.people');
  return (
    <PointList
      id="people"
      title={t('title')}
      points={GROUPS.map((key) => ({ key, title: t(`${key}.name`), text: t(`${key}.text`) }))}
    />
  );
}
