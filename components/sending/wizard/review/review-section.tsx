import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import styles from './review-section.module.css';

interface EditLink {
  label: string;
  text: string;
  href: string;
  onPress?: () => void;
}

interface ReviewSectionProps {
  id: string;
  title: string;
  /** Names what is changed: "Change the sender". Absent if nothing can be changed. */
  edit?: EditLink | undefined;
  children: ReactNode;
}

/** Shows one part of the order, with a link to its step. */
export function ReviewSection({ id, title, edit, children }: ReviewSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.header}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {edit && <EditAction {...edit} />}
      </header>
      {children}
    </section>
  );
}

function EditAction({ label, text, href, onPress }: EditLink) {
  return (
    <a
      href={href}
      aria-label={label}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      onClick={(event) => {
        if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name="edit" />
      {text}
    </a>
  );
}
