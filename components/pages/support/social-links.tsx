import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { CountryView } from '@/lib/contract/places/countries';
import styles from './social-links.module.css';

const SOCIAL_NETWORKS = [
  { key: 'whatsapp', name: 'WhatsApp' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'twitter', name: 'X (Twitter)' },
] as const;

/** Shows the social networks of a market. Nine countries have them (§2). */
export function SocialLinks({ view }: { view: CountryView }) {
  const t = useTranslations('support.contacts');
  if (!view.social) return null;
  const { social } = view;
  return (
    <ul role="list" className={styles.list}>
      {SOCIAL_NETWORKS.map(({ key, name }) => (
        <li key={key}>
          <a
            href={social[key]}
            rel="noopener"
            aria-label={t('social', { network: name, country: view.countryName })}
            className={styles.link}
          >
            <Icon name={key} />
            <span aria-hidden="true">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
