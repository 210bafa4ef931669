import { useTranslations } from 'next-intl';
import { PhoneLinks } from '@/components/frame/contacts/contact-links';
import type { EventMeaning } from '@/lib/contract/tracking/tracking';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { Fold } from '@/components/ui/content/fold';
import { MeaningList } from './meaning-list';
import styles from './meaning-fold.module.css';

export interface MeaningFoldProps {
  meaning: EventMeaning;
  prefix: Prefix;
  /** The market's phone numbers, joined by '/'. */
  contact: string | undefined;
  /** True if somebody has to act: the explanation is then open. */
  open: boolean;
}

/** Explains the newest event beside it. The texts come with the response, in its language. */
export function MeaningFold({ meaning, prefix, contact, open }: MeaningFoldProps) {
  const t = useTranslations('track.meaning');
  const phones = contact && (
    <span className={styles.phones}>
      <PhoneLinks contacts={contact} />
    </span>
  );
  const call = phones ? [{ key: 'call', term: t('call'), value: phones }] : [];
  return (
    <Fold open={open} title={t('title')}>
      <p>{meaning.text}</p>
      <MeaningList meaning={meaning} more={call} />
      <p>
        <a href={`${paths.trackingEvents(prefix)}#${meaning.topic}`}>{t('more')}</a>
      </p>
    </Fold>
  );
}
