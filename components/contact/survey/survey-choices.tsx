import { useTranslations } from 'next-intl';
import { CheckboxCards } from '@/components/ui/fields/checkbox-cards';
import { RadioCards, type RadioCardOption } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { OTHER_CHOICE, type SurveyQuestion } from '@/lib/contract/content/surveys';
import styles from './survey-choices.module.css';
import { NO_VALUE, otherField, YES_VALUE } from '@/lib/contract/content/survey-draft';
import { SurveyLegend, type QuestionProps } from './survey-legend';

type ChoiceQuestion = Extract<SurveyQuestion, { kind: 'SINGLE' | 'MULTIPLE' | 'YES_NO' }>;

/** Single, multiple or yes/no choice. The first two may have a free text for "other". */
export function SurveyChoices({ question, number }: QuestionProps<ChoiceQuestion>) {
  const t = useTranslations('survey.form');
  const { id, kind } = question;
  const group = {
    name: id,
    legend: <SurveyLegend question={question} number={number} />,
    options: useChoiceOptions(question),
    compact: kind === 'YES_NO',
  };
  return (
    <div className={styles.choices}>
      {kind === 'MULTIPLE' ? <CheckboxCards {...group} /> : <RadioCards {...group} />}
      {kind !== 'YES_NO' && question.other && (
        <div className={styles.other}>
          <TextField name={otherField(id)} label={t('otherText')} />
        </div>
      )}
    </div>
  );
}

function useChoiceOptions(question: ChoiceQuestion): RadioCardOption[] {
  const t = useTranslations('survey.form');
  if (question.kind === 'YES_NO') {
    return [
      { value: YES_VALUE, label: t('yes') },
      { value: NO_VALUE, label: t('no') },
    ];
  }
  const options = question.options.map(({ code, label }) => ({ value: code, label }));
  return question.other ? [...options, { value: OTHER_CHOICE, label: t('other') }] : options;
}
