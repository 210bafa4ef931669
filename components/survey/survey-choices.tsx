import { useTranslations } from 'next-intl';
import { CheckboxCards } from '@/components/ui/checkbox-cards';
import { RadioCards, type RadioCardOption } from '@/components/ui/radio-cards';
import { TextField } from '@/components/ui/text-field';
import type { SurveyQuestion } from '@/lib/contract/surveys';
import styles from './survey-choices.module.css';
import { NO, otherField, YES } from '@/lib/contract/survey-draft';
import { SurveyLegend, type QuestionFieldProps } from './survey-legend';

/** The contract's OTHER; written out, so that the browser gets no schema with it. */
const OTHER = 'OTHER';
const MAX_OTHER = 200;

type ChoiceQuestion = Extract<SurveyQuestion, { kind: 'SINGLE' | 'MULTIPLE' | 'YES_NO' }>;

/** One or several of some choices, and what is meant by another one. */
export function SurveyChoices(props: QuestionFieldProps<ChoiceQuestion>) {
  const { question, number, draft, errors, onChange } = props;
  const t = useTranslations('survey.form');
  const { id, kind } = question;
  const group = {
    name: id,
    legend: <SurveyLegend question={question} number={number} />,
    error: errors[`answers.${id}`],
    options: useOptions(question),
    compact: kind === 'YES_NO',
  };
  const value = draft.values[id];
  const several = Array.isArray(value) ? (value as string[]) : [];
  const toggled = (code: string, chosen: boolean) =>
    chosen ? [...several, code] : several.filter((each) => each !== code);
  return (
    <div className={styles.choices}>
      {kind === 'MULTIPLE' ? (
        <CheckboxCards
          {...group}
          values={several}
          onToggle={(code, chosen) => onChange({ values: { [id]: toggled(code, chosen) } })}
        />
      ) : (
        <RadioCards
          {...group}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange({ values: { [id]: event.currentTarget.value } })}
        />
      )}
      {kind !== 'YES_NO' && question.other && (
        <div className={styles.other}>
          <TextField
            name={otherField(id)}
            label={t('otherText')}
            error={errors[`others.${id}`]}
            value={draft.others[id] ?? ''}
            onChange={(event) => onChange({ others: { [id]: event.currentTarget.value } })}
            maxLength={MAX_OTHER}
            dir="auto"
          />
        </div>
      )}
    </div>
  );
}

function useOptions(question: ChoiceQuestion): RadioCardOption[] {
  const t = useTranslations('survey.form');
  if (question.kind === 'YES_NO') {
    return [
      { value: YES, label: t('yes') },
      { value: NO, label: t('no') },
    ];
  }
  const options = question.options.map(({ code, label }) => ({ value: code, label }));
  return question.other ? [...options, { value: OTHER, label: t('other') }] : options;
}
