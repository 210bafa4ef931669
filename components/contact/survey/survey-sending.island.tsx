'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FieldMistake } from '@/components/contact/enquiry/fields/field-mistake';
import { FormSending, useFormSending, type FailureTexts } from '@/components/contact/enquiry/form/use-form-sending';
import { Notice } from '@/components/ui/status/notice';
import { readSessionItem, writeSessionItem } from '@/lib/client/browser-storage';
import { formFields } from '@/lib/client/forms/form-fields';
import { hasAnswered, recordAnswered } from '@/lib/client/session/visitor';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import {
  countAnswered,
  draftOfForm,
  otherField,
  parseSurveyDraft,
  type SurveyDraft,
} from '@/lib/contract/content/survey-draft';
import type { SurveyQuestion, SurveyView } from '@/lib/contract/content/surveys';
import styles from './survey-form.module.css';

export type SurveyEnding = 'thanks' | 'already' | 'closed';

interface AnsweredSurvey extends Pick<SurveyView, 'token' | 'state' | 'closesAt'> {
  questions: readonly Pick<SurveyQuestion, 'id' | 'kind'>[];
}

interface SurveySendingProps {
  survey: AnsweredSurvey;
  /** Shown instead of the questions after sending. */
  endings: Readonly<Record<SurveyEnding, ReactNode>>;
  texts: FailureTexts;
  /** The server-rendered form, which also works without scripts. */
  children: ReactNode;
}

/** `answers.speed` belongs to the control `speed`, `others.speed` to its text for "other". */
function controlOf(field: string): string {
  const [group, id = ''] = field.split('.');
  return group === 'others' ? otherField(id) : id;
}

const draftKey = (token: string) => `survey-${token}`;

/**
 * Returns the ending of a survey that has closed since the page was cached, or that the visitor has answered already;
 * else null.
 */
function storedEnding(token: string, closesAt: string | null): SurveyEnding | null {
  if (hasAnswered(token)) return 'already';
  return closesAt !== null && Date.parse(closesAt) <= Date.now() ? 'closed' : null;
}

/** Runs a survey from the first question to the thanks. An answered survey is not shown again. */
export function SurveySending({ survey, endings, texts, children }: SurveySendingProps) {
  const { token, state, closesAt } = survey;
  const [ending, setEnding] = useState<SurveyEnding | null>(state === 'OPEN' ? null : 'closed');

  // Local storage is not available while the server renders the page.
  useEffect(() => {
    const endingBefore = storedEnding(token, closesAt);
    if (endingBefore) startTransition(() => setEnding(endingBefore));
  }, [token, closesAt]);

  function finish(next: SurveyEnding): void {
    if (next !== 'closed') recordAnswered(token);
    const key = draftKey(token);
    writeSessionItem(key, null);
    setEnding(next);
  }

  if (ending) return <FocusedEnding focused={ending === 'thanks'}>{endings[ending]}</FocusedEnding>;
  return (
    <OpenSurvey survey={survey} texts={texts} onEnd={finish}>
      {children}
    </OpenSurvey>
  );
}

function FocusedEnding({ focused, children }: { focused: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [focused]);
  return <div ref={place}>{children}</div>;
}

const AnswerProgress = createContext({ done: 0, wrong: 0 });

interface OpenSurveyProps extends Pick<SurveySendingProps, 'survey' | 'texts' | 'children'> {
  onEnd: (ending: SurveyEnding) => void;
}

/** Submits the survey, counts its answers, and stores the draft in this tab, so that it is there after a reload. */
function OpenSurvey({ survey: { token, questions }, texts, onEnd, children }: OpenSurveyProps) {
  const place = useRef<HTMLDivElement>(null);
  const [answerCount, setAnswerCount] = useState(0);
  const { sending, mistakes, submit, forget } = useFormSending({
    texts,
    controlOf,
    call: (fields) =>
      import('@/lib/client/forms/send-survey').then(({ sendSurvey }) => sendSurvey({ token, questions }, fields)),
    onSent: ({ outcome }) => onEnd(outcome === 'SAVED' ? 'thanks' : 'already'),
    onFailure({ code }) {
      const isClosed = code === HANDLED_ERRORS.surveyClosed.code;
      if (isClosed) onEnd('closed');
      return isClosed;
    },
  });

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    // Native validation is off: the API validates.
    form.noValidate = true;
    fillFromDraft(form, parseSurveyDraft(readSessionItem(draftKey(token))));
    const draft = draftOfForm(questions, formFields(form));
    startTransition(() => setAnswerCount(countAnswered(questions, draft)));
  }, [token, questions]);

  function change({ target }: FormEvent): void {
    const { form, name } = target as HTMLInputElement;
    const draft = draftOfForm(questions, formFields(form!));
    forget(name, otherField(name));
    setAnswerCount(countAnswered(questions, draft));
    const key = draftKey(token);
    writeSessionItem(key, JSON.stringify(draft));
  }

  return (
    <FormSending value={sending}>
      <AnswerProgress value={{ done: answerCount, wrong: mistakes.length }}>
        <div ref={place} onSubmit={submit} onInput={change}>
          {children}
        </div>
        {mistakes.map((mistake) => (
          <FieldMistake key={mistake.target.id} {...mistake} />
        ))}
      </AnswerProgress>
    </FormSending>
  );
}

/** Fills unanswered questions from the stored draft. */
function fillFromDraft(form: HTMLFormElement, { values, others }: SurveyDraft): void {
  const otherEntries = Object.entries(others).map(([id, text]) => [otherField(id), text] as const);
  for (const [name, value] of [...Object.entries(values), ...otherEntries]) {
    const controls = Array.from(form.elements).filter((each) => (each as HTMLInputElement).name === name);
    for (const control of controls as HTMLInputElement[]) {
      const isChoice = control.type === 'radio' || control.type === 'checkbox';
      if (isChoice) control.checked ||= [value].flat().includes(control.value);
      else if (control.value === '') control.value = String(value);
    }
  }
}

/** Number of answered questions; sticky while the page scrolls. */
export function SurveyProgress({ all }: { all: number }) {
  const t = useTranslations('survey.form');
  const { done: answerCount } = use(AnswerProgress);
  return (
    <div className={styles.progress}>
      <progress value={answerCount} max={all} aria-label={t('progressLabel')} className={styles.bar} />
      <p className={styles.text}>{t('progress', { done: answerCount, all })}</p>
    </div>
  );
}

/** Number of rejected answers that have not been changed yet. */
export function WrongAnswers() {
  const t = useTranslations('survey.form');
  const { wrong } = use(AnswerProgress);
  return wrong > 0 && <Notice tone="bad">{t('wrong', { count: wrong })}</Notice>;
}
