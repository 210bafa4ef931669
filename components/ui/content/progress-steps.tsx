import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './progress-steps.module.css';

export interface ProgressStep {
  key: string;
  label: ReactNode;
  state: 'done' | 'current' | 'upcoming';
  /** A finished step may lead back to itself. */
  href?: string;
}

export interface ProgressStepsProps {
  label: string;
  steps: readonly ProgressStep[];
  /** Shown if the list has no space for its labels: "Step 2 of 5". */
  compactText: ReactNode;
  /** Read after a finished step: "done". */
  doneText: string;
}

export function ProgressSteps({ label, steps, compactText, doneText }: ProgressStepsProps) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <p className={styles.compact}>{compactText}</p>
      <ol role="list" className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={classNames(styles.step, styles[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={styles.label}>
              {step.href ? (
                <Link href={step.href} prefetch={false}>
                  {step.label}
                </Link>
              ) : (
                <span>{step.label}</span>
              )}
              {step.state === 'done' && <VisuallyHidden> {doneText}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
