import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import styles from './survey-outcome.module.css';
import type { SurveyStage } from './use-survey';

export interface SurveyOutcomeProps {
  stage: Exclude<SurveyStage, 'open'>;
  thanks: string;
  listHref: string;
  homeHref: string;
}

/** What stands in the place of the questions: thanks, or why there are none to answer. */
export function SurveyOutcome({ stage, thanks, listHref, homeHref }: SurveyOutcomeProps) {
  const t = useTranslations('survey.outcome');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stage === 'thanks') heading.current?.focus();
  }, [stage]);
  const text = { thanks, already: t('alreadyText'), closed: t('closedText') }[stage];
  return (
    <div className={styles.outcome}>
      <Icon name={stage === 'closed' ? 'clock' : 'check-circle'} size={48} className={styles[stage]} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(stage)}
      </h2>
      <p>{text}</p>
      <p className={styles.links}>
        <Link href={listHref} prefetch={false} className={buttonClass({ variant: 'secondary' })}>
          {t('list')}
        </Link>
        <Link href={homeHref} prefetch={false} className={buttonClass({ variant: 'quiet' })}>
          {t('home')}
        </Link>
      </p>
    </div>
  );
}
