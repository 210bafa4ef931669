import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container } from '../layout/container';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import { Section } from '../layout/section';
import { SectionHeader } from '../layout/section-header';
import styles from './point-list.module.css';

export interface ListedPoint {
  key: string;
  icon?: IconName;
  title: string;
  text: ReactNode;
}

export interface PointListProps {
  id: string;
  title: string;
  points: readonly ListedPoint[];
  ground?: 'paper' | 'wash';
}

/** Returns the class for rows of four points, or of three if the number of points is not a multiple of four. */
const rowClassFor = (count: number) => (count % 4 === 0 ? styles.fours : styles.threes);

/** Shows a few points side by side, each with an icon or below a rule. */
export function PointList({ id, title, points, ground = 'paper' }: PointListProps) {
  return (
    <Section ground={ground} labelledBy={id}>
      <Container>
        <SectionHeader id={id} title={title} />
        <ul role="list" className={classNames(styles.points, rowClassFor(points.length))}>
          {points.map(({ key, icon, title: name, text }) => (
            <li key={key} className={classNames(styles.point, !icon && styles.ruled)}>
              {icon && <Icon name={icon} size={32} className={styles.icon} />}
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
