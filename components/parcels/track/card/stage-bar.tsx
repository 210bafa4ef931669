import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { JourneyProgress } from '@/lib/contract/tracking/stages';
import { useStageSentence } from './use-stage-sentence';
import styles from './stage-bar.module.css';

/**
 * Shows the parcel's progress as one picture with a sentence. The sentence is also there if the names of the stages
 * have no room.
 */
export function StageBar({ progress }: { progress: JourneyProgress }) {
  const t = useTranslations('track');
  const sentence = useStageSentence(progress);
  const { stages, reachedStages: reached, tone } = progress;
  return (
    <div role="img" aria-label={sentence} className={classNames(styles.bar, styles[tone])}>
      <p className={styles.sentence}>{sentence}</p>
      <div data-at={reached < stages.length - 1 ? reached : 'end'} className={styles.route}>
        <ol role="list" className={styles.stages}>
          {stages.map((name, index) => (
            <li
              key={name}
              className={classNames(
                styles.stage,
                index <= reached && styles.reached,
                index === reached && styles.current,
              )}
            >
              {t(`stages.${name}`)}
            </li>
          ))}
        </ol>
        <span className={styles.parcel}>
          <Icon name="parcel" size={16} />
        </span>
      </div>
    </div>
  );
}
