import type { ReactNode } from 'react';
import { Logo } from '@/components/parts/logo';
import { code128Bars } from '@/lib/parcel/code128-bars';
import styles from './route-label.module.css';

/** An end of the route: the code that is printed large, and what it stands for. */
export interface LabelEnd {
  code: string;
  name: string;
}

export interface RouteLabelProps {
  from: LabelEnd;
  /** Of several the codes alone are shown. */
  to: readonly LabelEnd[];
  service: string;
  facts: readonly { key: string; text: ReactNode }[];
  /** What the bars say; it stands below them. */
  number: string;
}

/** Our motif: a waybill label with the route it goes. Latin and left to right in every language, as labels are printed. Decoration: the page says the same in words. */
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
