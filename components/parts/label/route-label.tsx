import type { ReactNode } from 'react';
import { Logo } from '@/components/parts/logo';
import { classNames } from '@/components/ui/class-names';
import { UNKNOWN_HUB_CODE } from '@/lib/parcel/printed-hub-code';
import styles from './route-label.module.css';

/** An end of the route: its code, printed large, and its name. */
export interface LabelEnd {
  code: string;
  name: string;
}

export interface RouteLabelProps {
  /** Undefined if the route is unknown: the label then has no row of codes. */
  from: LabelEnd | undefined;
  /** With several ends, only the codes are shown. */
  to: readonly LabelEnd[];
  service: string;
  facts: readonly { key: string; text: ReactNode }[];
  /** `LabelBars`, or a placeholder until there is a number. */
  children?: ReactNode;
  /** True if the page has no text with the same content. Screen readers then read the label. */
  spoken?: boolean;
  className?: string | undefined;
}

/**
 * Renders our motif: a waybill label with its route. It is Latin and left to right in every language, as labels are
 * printed. Decoration unless `spoken`.
 */
export function RouteLabel({ from, to, service, facts, children, spoken, className }: RouteLabelProps) {
  const [only, ...others] = to;
  return (
    <div className={classNames(styles.label, className)} dir="ltr" aria-hidden={!spoken || undefined}>
      <p className={styles.head}>
        <Logo />
        <bdi>{service}</bdi>
      </p>
      {from && (
        <div className={styles.route}>
          <LabelEndCell {...from} />
          <svg viewBox="0 0 64 16" aria-hidden="true" className={styles.arrow}>
            <path d="M0 8h60M52 1l8 7-8 7" />
          </svg>
          {only && others.length === 0 ? (
            <LabelEndCell {...only} />
          ) : (
            <p className={styles.codes}>
              {to.map(({ code }) => (
                <span key={code}>{code}</span>
              ))}
            </p>
          )}
        </div>
      )}
      {facts.length > 0 && (
        <ul role="list" className={styles.facts}>
          {facts.map(({ key, text }) => (
            <li key={key}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

function LabelEndCell({ code, name }: LabelEnd) {
  return (
    <p className={styles.end}>
      <span translate="no" className={classNames(styles.code, code === UNKNOWN_HUB_CODE && styles.unknown)}>
        {code}
      </span>
      <bdi>{name}</bdi>
    </p>
  );
}
