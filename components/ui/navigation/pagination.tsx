import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '../button-class';
import { Icon } from '../icon';
import styles from './pagination.module.css';

export interface PageStep {
  label: string;
  /** A link, or a button if a script loads the list. Without either, this end of the list is reached. */
  href?: string;
  onClick?: () => void;
}

export interface PaginationProps {
  label: string;
  previous: PageStep;
  next: PageStep;
  /** Range shown now: "21-40 of 133". */
  summary?: ReactNode;
}

export function Pagination({ label, previous, next, summary }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <PageButton step={previous} rel="prev" />
      <p className={styles.summary}>{summary}</p>
      <PageButton step={next} rel="next" />
    </nav>
  );
}

function PageButton({ step, rel }: { step: PageStep; rel: 'prev' | 'next' }) {
  const content = (
    <>
      {rel === 'prev' && <Icon name="arrow-back" />}
      <span>{step.label}</span>
      {rel === 'next' && <Icon name="arrow-forward" />}
    </>
  );
  const className = buttonClass({ variant: 'secondary', size: 'small' });
  if (step.href) {
    return (
      <Link href={step.href} rel={rel} prefetch={false} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={className} disabled={!step.onClick} onClick={step.onClick}>
      {content}
    </button>
  );
}
