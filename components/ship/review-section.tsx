import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import styles from './review-section.module.css';

interface ReviewSectionProps {
  id: string;
  title: string;
  /** Names what is changed: "Change the sender". */
  edit: { label: string; text: string; href: string; onPress?: () => void };
  children: ReactNode;
}

/** One part of the order, with the way back to the step it was typed on. */
export function ReviewSection({ id, title, edit, children }: ReviewSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.header}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <a
          href={edit.href}
          aria-label={edit.label}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={(event) => {
            if (!edit.onPress || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            edit.onPress();
          }}
        >
          <Icon name="edit" />
          {edit.text}
        </a>
      </header>
      {children}
    </section>
  );
}
