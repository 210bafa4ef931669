import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Figures } from '@/components/parts/facts/figures';
import type { Prefix } from '@/lib/market/prefix';
import type { IndustryKind } from './industry-kinds';
import { OnwardLink } from './onward-link';
import styles from './industry-kind-card.module.css';

const PARTS = ['who', 'problem', 'answer'] as const;

/** Shows one kind of goods: its senders, its difficulties, our service, and the next page. */
export function IndustryKindCard({ kind, prefix, figures }: { kind: IndustryKind; prefix: Prefix; figures: Figures }) {
  const t = useTranslations('industry');
  const { key, icon, link } = kind;
  return (
    <li id={key} className={styles.kind}>
      <Icon name={icon} size={24} className={styles.icon} />
      <h2 className={styles.name}>{t(`kinds.${key}.name`)}</h2>
      <dl className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} className={styles.part}>
            <dt className={styles.label}>{t(`labels.${part}`)}</dt>
            <dd>{t(`kinds.${key}.${part}`, figures)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.link}>
        <OnwardLink to={link} prefix={prefix} />
      </p>
    </li>
  );
}
