import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import type { FactText } from '@/components/ui/content/fact';
import { Icon } from '@/components/ui/icon';
import type { Prefix } from '@/lib/market/prefix';
import { OnwardLink } from './onward-link';
import { ProblemFacts } from './problem-facts';
import type { ShippingProblem } from './problems';
import styles from './problem-section.module.css';

const STEPS = ['one', 'two', 'three'] as const;

export interface ProblemSectionProps {
  problem: ShippingProblem;
  prefix: Prefix;
  figures: Figures;
  facts: readonly FactText[];
}

/** Shows our solution of a problem, the next step, and the figures that the text does not state. */
export function ProblemSection({ problem, prefix, figures, facts }: ProblemSectionProps) {
  const t = useTranslations('resolve.problems');
  const { key, link } = problem;
  return (
    <div id={key} className={styles.body}>
      <p className={styles.answer}>{t(`${key}.answer`, figures)}</p>
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`${key}.${step}`, figures)}</li>
        ))}
      </ul>
      {facts.length > 0 && <ProblemFacts facts={facts} />}
      <OnwardLink to={link} prefix={prefix} />
    </div>
  );
}

export function ProblemName({ problem: { key, icon } }: Pick<ProblemSectionProps, 'problem'>) {
  const t = useTranslations('resolve.problems');
  return (
    <span className={styles.name}>
      <Icon name={icon} size={24} className={styles.icon} />
      {t(`${key}.name`)}
    </span>
  );
}
