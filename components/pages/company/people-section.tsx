import { useTranslations } from 'next-intl';
import { PointList } from '@/components/ui/content/point-list';
import type { IconName } from '@/components/ui/icon-names';

const GROUPS = [
  { key: 'sellers', icon: 'globe' },
  { key: 'senders', icon: 'user' },
  { key: 'partners', icon: 'users' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** §1: describes the users. */
export function PeopleSection() {
  const t = useTranslations('company.people');
  return (
    <PointList
      id="people"
      title={t('title')}
      points={GROUPS.map(({ key, icon }) => ({ key, icon, title: t(`${key}.name`), text: t(`${key}.text`) }))}
    />
  );
}
