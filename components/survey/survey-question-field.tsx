import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { SurveyQuestion } from '@/lib/contract/surveys';
import { type QuestionFieldProps, SurveyLegend } from './survey-legend';
import { SurveyChoices } from './survey-choices';
import { SurveyScale } from './survey-scale';

const MAX_SHORT_TEXT = 200;
const MAX_LONG_TEXT = 2000;

/** One question with what it takes to answer it. */
export function SurveyQuestionField(props: QuestionFieldProps) {
  const { question } = props;
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE':
    case 'YES_NO':
      return <SurveyChoices {...props} question={question} />;
    case 'RATING':
    case 'NPS':
      return <SurveyScale {...props} question={question} />;
    default:
      return <TypedAnswer {...props} question={question} />;
  }
}

type TypedQuestion = Extract<SurveyQuestion, { kind: 'SHORT_TEXT' | 'LONG_TEXT' | 'NUMBER' | 'DATE' }>;

function TypedAnswer({ question, number, draft, errors, onChange }: QuestionFieldProps<TypedQuestion>) {
  const { id, kind, required } = question;
  const value = draft.values[id];
  const field = {
    name: id,
    label: <SurveyLegend question={question} number={number} />,
    error: errors[`answers.${id}`],
    required,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ values: { [id]: target.value } }),
  };
  switch (kind) {
    case 'LONG_TEXT':
      return <TextArea {...field} rows={5} maxLength={MAX_LONG_TEXT} dir="auto" />;
    case 'SHORT_TEXT':
      return <TextField {...field} maxLength={MAX_SHORT_TEXT} dir="auto" />;
    case 'DATE':
      return <TextField {...field} type="date" />;
    case 'NUMBER':
      return <TextField {...field} figures inputMode="numeric" autoComplete="off" maxLength={12} dir="ltr" />;
  }
}
