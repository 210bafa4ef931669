import { useTranslations } from 'next-intl';
import { describeControl, fieldId } from '@/components/ui/fields/field';
import type { SurveyQuestion } from '@/lib/contract/content/surveys';
import { SurveyLegend, type QuestionProps } from './survey-legend';
import styles from './survey-scale.module.css';

/** A rating goes from 1 to 5, a recommendation from 0 to 10. */
const SCALE_STEPS = { RATING: [1, 2, 3, 4, 5], NPS: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } as const;

type ScaleQuestion = Extract<SurveyQuestion, { kind: keyof typeof SCALE_STEPS }>;

/** A numeric scale with labels at both ends. */
export function SurveyScale({ question, number }: QuestionProps<ScaleQuestion>) {
  const t = useTranslations('survey.form');
  const { id, kind, required, low, high } = question;
  const groupId = fieldId(id);
  const steps = SCALE_STEPS[kind];
  const ends = low || high ? `${groupId}-ends` : undefined;
  return (
    <fieldset id={groupId} role="radiogroup" className={styles.group} {...describeControl(groupId, {}, ends)}>
      <legend className={styles.question}>
        <SurveyLegend question={question} number={number} />
      </legend>
      <div className={styles.steps} data-kind={kind}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input type="radio" name={id} value={step} required={required} className={styles.radio} />
            <span>{step}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p id={ends} className={styles.ends}>
          {low && <span>{t('lowest', { step: steps[0], words: low })}</span>}
          {high && <span>{t('lowest', { step: steps.at(-1)!, words: high })}</span>}
        </p>
      )}
    </fieldset>
  );
}
