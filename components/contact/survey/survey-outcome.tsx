import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './survey-outcome.module.css';
import type { SurveyEnding } from './survey-sending.island';

export interface SurveyOutcomeProps {
  ending: SurveyEnding;
  thanks: string;
  prefix: Prefix;
}

/** Shown instead of the questions: thanks, or why the survey cannot be answered. */
export function SurveyOutcome({ ending, thanks, prefix }: SurveyOutcomeProps) {
  const t = useTranslations('survey.outcome');
  const text = { thanks, already: t('alreadyText'), closed: t('closedText') }[ending];
  return (
    <div className={styles.outcome}>
      <Icon name={ending === 'closed' ? 'clock' : 'check-circle'} size={48} className={styles[ending]} />
      <h2 tabIndex={-1} className={styles.title}>
        {t(ending)}
      </h2>
      <p>{text}</p>
      <p className={styles.links}>
        <Link href={paths.questionnaireList(prefix)} prefetch={false} className={buttonClass({ variant: 'secondary' })}>
          {t('list')}
        </Link>
        <Link href={paths.home(prefix)} prefetch={false} className={buttonClass({ variant: 'quiet' })}>
          {t('home')}
        </Link>
      </p>
    </div>
  );
}
