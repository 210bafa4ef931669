import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { ParcelsLink } from './parcels-link.island';
import styles from './self-service.module.css';

const TASKS = [
  { key: 'track', icon: 'search', href: (prefix: Prefix) => paths.track(prefix) },
  { key: 'quote', icon: 'calculator', href: paths.orderQuote },
  { key: 'send', icon: 'parcel', href: paths.presend },
  { key: 'orders', icon: 'edit', href: paths.myOrder },
  { key: 'help', icon: 'question', href: paths.help },
  { key: 'events', icon: 'info', href: paths.trackingEvents },
  { key: 'sites', icon: 'map-pin', href: paths.locationMap },
  { key: 'write', icon: 'mail', href: (prefix: Prefix) => `${paths.contactUs(prefix)}#write` },
] as const satisfies readonly { key: string; icon: IconName; href: (prefix: Prefix) => string }[];

/** Shows the tasks that a visitor can do without our staff. */
export function SelfService({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('support.support.self');
  return (
    <Section compact labelledBy="self">
      <Container>
        <SectionHeader id="self" title={t('title')} />
        <ul role="list" className={styles.tasks}>
          {TASKS.map(({ key, icon, href }) => (
            <li key={key} className={styles.task}>
              <Icon name={icon} className={styles.icon} />
              <h3 className={styles.name}>
                <TaskLink page={key} href={href(prefix)} label={t(`${key}.name`)} prefix={prefix} />
              </h3>
              <p className={styles.text}>{t(`${key}.text`, { max: MAX_TRACKED_NUMBERS })}</p>
              <Icon name="chevron-forward" className={styles.chevron} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function TaskLink({ page, href, label, prefix }: { page: string; href: string; label: string; prefix: Prefix }) {
  if (page === 'orders')
    return <ParcelsLink parcels={{ href, label }} login={{ href: paths.login(prefix, { next: href }), label }} />;
  return (
    <Link href={href} prefetch={false}>
      {label}
    </Link>
  );
}
