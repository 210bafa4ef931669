import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import { readSessionItem, writeSessionItem } from '@/lib/client/browser-storage';
import { CallFailure } from '@/lib/client/call-failure';
import { useFailureText } from '@/lib/client/use-failure-text';
import { hasAnswered, rememberAnswered, visitorKey } from '@/lib/client/visitor';
import { ERRORS } from '@/lib/contract/error-codes';
import { answerProblems, type GivenAnswers } from '@/lib/contract/survey-answers';
import type { SurveyView } from '@/lib/contract/surveys';
import { answersOf, EMPTY_DRAFT, parseDraft, type SurveyDraft } from '@/lib/contract/survey-draft';

export type SurveyStage = 'open' | 'thanks' | 'already' | 'closed';

type Errors = Readonly<Record<string, string>>;

const without = (errors: Errors, id: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !field.endsWith(`.${id}`)));

/** The page may have been kept since before the end, and the visitor may have answered. */
function rememberedStage(token: string, closesAt: string | null): SurveyStage | null {
  if (hasAnswered(token)) return 'already';
  return closesAt !== null && Date.parse(closesAt) <= Date.now() ? 'closed' : null;
}

/** What a visitor does with a questionnaire: the draft outlives a reload, and what was sent once is never asked again. */
export function useSurvey({ token, questions, state, closesAt }: SurveyView) {
  const t = useTranslations('errors');
  const failureText = useFailureText();
  const key = `survey-${token}`;
  const [stage, setStage] = useState<SurveyStage>(state === 'OPEN' ? 'open' : 'closed');
  /** The browser's own checks and its own sending end where ours begin. */
  const [ready, setReady] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** Counts the times that answers were refused, for the focus to follow. */
  const [refused, setRefused] = useState(0);

  // What the browser remembers is not known to the page that the server drew.
  useEffect(() => {
    const remembered = rememberedStage(token, closesAt);
    const kept = parseDraft(readSessionItem(key));
    startTransition(() => {
      if (remembered) setStage(remembered);
      setDraft(kept);
      setReady(true);
    });
  }, [token, closesAt, key]);

  function change(id: string, next: Partial<SurveyDraft>): void {
    const changed = { values: { ...draft.values, ...next.values }, others: { ...draft.others, ...next.others } };
    setDraft(changed);
    setErrors((all) => without(all, id));
    writeSessionItem(key, JSON.stringify(changed));
  }

  function refuse(found: Errors): void {
    setErrors(found);
    setRefused((times) => times + 1);
  }

  function finish(next: SurveyStage): void {
    if (next !== 'closed') rememberAnswered(token);
    writeSessionItem(key, null);
    setStage(next);
  }

  function show(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.code === ERRORS.surveyClosed.code) finish('closed');
    else if (failure.errors.length > 0)
      refuse(Object.fromEntries(failure.errors.map(({ field, message }) => [field, message])));
    else setProblem(failureText(failure));
  }

  async function send(given: GivenAnswers): Promise<void> {
    setBusy(true);
    try {
      const { outcome } = await api('saveSurveyResult', { token, visitorKey: visitorKey(), ...given }, { quiet: true });
      finish(outcome === 'SAVED' ? 'thanks' : 'already');
    } catch (failure) {
      show(failure);
    } finally {
      setBusy(false);
    }
  }

  function submit(): void {
    if (busy) return;
    setProblem('');
    const given = answersOf(questions, draft);
    const problems = answerProblems(questions, given);
    if (problems.length === 0) void send(given);
    else
      refuse(Object.fromEntries(problems.map(({ field, key: reason, values }) => [field, t(reason, values as never)])));
  }

  return { ready, stage, draft, change, errors, problem, busy, refused, submit };
}
