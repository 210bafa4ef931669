import type { ReactNode } from 'react';
import { Logo } from '@/components/parts/logo';
import { code128Bars } from '@/lib/parcel/code128-bars';
import styles from './route-label.module.css';

/** An end of the route: its code, printed large, and its name. */
export interface LabelEnd {
  code: string;
  name: string;
}

export interface RouteLabelProps {
  from: LabelEnd;
  /** With several ends, only the codes are shown. */
  to: readonly LabelEnd[];
  service: string;
  facts: readonly { key: string; text: ReactNode }[];
  /** Number in the bars, also shown below them. */
  number: string;
}

/**
 * Renders our motif: a waybill label with its route. It is Latin and left to right in every language, as labels are
 * printed. Decoration only: the page has the same in words.
 */
export function RouteLabel({ from, to, service, facts, number }: RouteLabelProps) {
  const { width, path } = code128Bars(number);
  const [only, ...others] = to;
  return (
    <div className={styles.label} dir="ltr" aria-hidden="true">
      <p className={styles.head}>
        <Logo />
        <bdi>{service}</bdi>
      </p>
      <div className={styles.route}>
        <End {...from} />
        <svg viewBox="0 0 64 16" className={styles.arrow}>
          <path d="M0 8h60M52 1l8 7-8 7" />
        </svg>
        {only && others.length === 0 ? (
          <End {...only} />
        ) : (
          <p className={styles.codes}>
            {to.map(({ code }) => (
              <span key={code}>{code}</span>
            ))}
          </p>
        )}
      </div>
      <ul role="list" className={styles.facts}>
        {facts.map(({ key, text }) => (
          <li key={key}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.bars}>
        <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
          <path d={path} />
        </svg>
        <span>{number}</span>
      </div>
    </div>
  );
}

function End({ code, name }: LabelEnd) {
  return (
    <p className={styles.end}>
      <span className={styles.code}>{code}</span>
      <bdi>{name}</bdi>
    </p>
  );
}
