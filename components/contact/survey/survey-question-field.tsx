import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import type { SurveyQuestion } from '@/lib/contract/content/surveys';
import { SurveyChoices } from './survey-choices';
import { SurveyLegend, type QuestionProps } from './survey-legend';
import { SurveyScale } from './survey-scale';

/** A question with its input. */
export function SurveyQuestionField(props: QuestionProps) {
  const { question } = props;
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE':
    case 'YES_NO':
      return <SurveyChoices {...props} question={question} />;
    case 'RATING':
    case 'NPS':
      return <SurveyScale {...props} question={question} />;
    case 'NUMBER':
    case 'DATE':
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
      return <TypedAnswer {...props} question={question} />;
  }
}

type TypedQuestion = Extract<SurveyQuestion, { kind: 'SHORT_TEXT' | 'LONG_TEXT' | 'NUMBER' | 'DATE' }>;

function TypedAnswer({ question, number }: QuestionProps<TypedQuestion>) {
  const { id, kind, required } = question;
  const field = {
    name: id,
    label: <SurveyLegend question={question} number={number} />,
    required,
  };
  switch (kind) {
    case 'LONG_TEXT':
      return <TextArea {...field} rows={5} />;
    case 'SHORT_TEXT':
      return <TextField {...field} />;
    case 'DATE':
      return <TextField {...field} type="date" />;
    case 'NUMBER':
      return <TextField {...field} figures inputMode="numeric" autoComplete="off" dir="ltr" />;
  }
}
