import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import type { FactText } from '@/components/ui/content/fact';
import { Icon } from '@/components/ui/icon';
import type { Prefix } from '@/lib/market/prefix';
import { OnwardLink } from './onward-link';
import { ProblemFacts } from './problem-facts';
import type { Problem } from './problems';
import styles from './problem-section.module.css';

const STEPS = ['one', 'two', 'three'] as const;

export interface ProblemSectionProps {
  problem: Problem;
  prefix: Prefix;
  figures: Figures;
  facts: readonly FactText[];
}

/** Shows one problem: our solution, the next step, and the figures that the text does not state. */
export function ProblemSection({ problem, prefix, figures, facts }: ProblemSectionProps) {
  const t = useTranslations('resolve.problems');
  const { key, icon, link } = problem;
  return (
    <section id={key} aria-labelledby={`${key}-title`} className={styles.problem}>
      <div className={styles.head}>
        <Icon name={icon} size={32} className={styles.icon} />
        <h2 id={`${key}-title`} className={styles.name}>
          {t(`${key}.name`)}
        </h2>
      </div>
      <div className={styles.body}>
        <p className={styles.answer}>{t(`${key}.answer`, figures)}</p>
        <ul className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`${key}.${step}`, figures)}</li>
          ))}
        </ul>
        {facts.length > 0 && <ProblemFacts facts={facts} />}
        <OnwardLink to={link} prefix={prefix} />
      </div>
    </section>
  );
}
