import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Figures } from '@/components/parts/facts/figures';
import type { Prefix } from '@/lib/market/prefix';
import type { IndustryKind } from './industry-kinds';
import { OnwardLink } from './onward-link';
import styles from './industry-kind-card.module.css';

export const KIND_PARTS = ['who', 'problem', 'answer'] as const;

export interface IndustryKindCardProps {
  kind: IndustryKind;
  prefix: Prefix;
  figures: Figures;
  /** Open on phones. Wide screens show all kinds open. */
  open: boolean;
}

/** Shows one kind of goods: its senders, its difficulties, our service, and the next page. */
export function IndustryKindCard({ kind, prefix, figures, open }: IndustryKindCardProps) {
  const t = useTranslations('industry');
  const { key, icon, link } = kind;
  return (
    <li id={key} className={styles.kind}>
      <details open={open} className={styles.details}>
        <summary className={styles.summary}>
          <Icon name={icon} size={24} className={styles.icon} />
          <h2 className={styles.name}>{t(`kinds.${key}.name`)}</h2>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <dl className={styles.parts}>
          {KIND_PARTS.map((part) => (
            <div key={part}>
              <dt className={styles.label}>{t(`labels.${part}`)}</dt>
              <dd>
                <p>{t(`kinds.${key}.${part}`, figures)}</p>
                {part === 'answer' && (
                  <p>
                    <OnwardLink to={link} prefix={prefix} />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
