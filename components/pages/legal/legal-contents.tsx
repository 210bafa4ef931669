import type { LegalHeading } from '@/lib/i18n/messages/legal-documents';
import { Icon } from '@/components/ui/icon';
import styles from './legal-contents.module.css';

interface LegalContentsProps {
  title: string;
  contents: readonly LegalHeading[];
}

/** Lists the sections of the page: beside the text on wide screens, folded above it on narrow ones. */
export function LegalContents({ title, contents }: LegalContentsProps) {
  const list = (
    <ol role="list" className={styles.list}>
      {contents.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`} className={styles.link}>
            {heading.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.contents} data-print="hide">
      <nav aria-label={title} className={styles.beside}>
        <p className={styles.title}>{title}</p>
        {list}
      </nav>
      <nav aria-label={title} className={styles.above}>
        <details className={styles.folded}>
          <summary className={styles.summary}>
            {title}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          {list}
        </details>
      </nav>
    </div>
  );
}
