// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SurveyForm } from '@/components/contact/survey/survey-form';
import { SurveyOutcome } from '@/components/contact/survey/survey-outcome';
import { SurveySending, type SurveyEnding } from '@/components/contact/survey/survey-sending.island';
import { ERRORS } from '@/lib/contract/error-codes';
import { CALLS } from '@/lib/contract/calls';
import type { SurveyQuestion, SurveyView } from '@/lib/contract/content/surveys';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import words from '@/messages/en/survey.json';
import { respond, respondData, stubService, type Service } from '../../../support/stub-service';

const prefix = 'gh-en' as Prefix;
const questionOf = (id: string, required = false) => ({ id, label: `${id}?`, hint: '', required });
const options = [
  { code: 'RED', label: 'red' },
  { code: 'BLUE', label: 'blue' },
];
const questions: SurveyQuestion[] = [
  { kind: 'SINGLE', ...questionOf('colour', true), options, other: true },
  { kind: 'MULTIPLE', ...questionOf('goods'), options, other: false, min: 1, max: 2 },
  { kind: 'RATING', ...questionOf('stars'), low: 'bad', high: 'good' },
  { kind: 'LONG_TEXT', ...questionOf('wishes') },
];
const survey: SurveyView = {
  token: 'sample0token1sample2',
  title: 'A survey',
  intro: '',
  thanks: 'Many thanks.',
  minutes: 2,
  state: 'OPEN',
  closesAt: null,
  questions,
};

const service = vi.fn<Service>();
const respondOutcome = (outcome: string) => respondData({ outcome });

function show(change: Partial<SurveyView> = {}) {
  const view = { ...survey, ...change };
  const outcome = (ending: SurveyEnding) => <SurveyOutcome ending={ending} thanks={view.thanks} prefix={prefix} />;
  return render(
    <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ common, survey: words }}>
      <SurveySending
        survey={view}
        endings={{ thanks: outcome('thanks'), already: outcome('already'), closed: outcome('closed') }}
        texts={{ network: 'No network.', service: 'Service Exceptions', timeout: 'Too late.' }}
      >
        <SurveyForm survey={view} prefix={prefix} />
      </SurveySending>
    </NextIntlClientProvider>,
  );
}
const radio = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;
const send = () => fireEvent.submit(document.querySelector('form')!);
const progress = () => document.querySelector('progress')!.value;

describe('the form of a survey', () => {
  beforeEach(() => {
    service.mockReset();
    stubService(service);
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('counts answers and stores them for the next visit', async () => {
    show();
    expect(document.querySelector('form')!.noValidate).toBe(true);
    fireEvent.click(radio('colour', 'OTHER'));
    fireEvent.input(document.getElementById('field-colour-other')!, { target: { value: 'violet' } });
    fireEvent.click(radio('goods', 'RED'));
    fireEvent.click(radio('goods', 'BLUE'));
    fireEvent.click(radio('goods', 'RED'));
    fireEvent.input(document.getElementById('field-wishes')!, { target: { value: 'two\nlines' } });
    expect(progress()).toBe(3);
    cleanup();

    show();
    await waitFor(() => expect(progress()).toBe(3));
    expect(radio('colour', 'OTHER').checked).toBe(true);
    expect((document.getElementById('field-colour-other') as HTMLInputElement).value).toBe('violet');
    expect({ red: radio('goods', 'RED').checked, blue: radio('goods', 'BLUE').checked }).toEqual({
      red: false,
      blue: true,
    });
    expect((document.getElementById('field-wishes') as HTMLTextAreaElement).value).toBe('two\nlines');
  });

  it('shows errors by question until corrected, and then thanks', async () => {
    const refusal = [
      { field: 'others.colour', message: errors.otherMissing },
      { field: 'answers.stars', message: errors.chooseOne },
    ];
    service.mockReturnValueOnce(respond(422, { success: false, code: 1, message: 'no', data: null, errors: refusal }));
    show();
    fireEvent.click(radio('colour', 'OTHER'));
    send();
    await waitFor(() => expect(screen.getByText('Please check 2 answers.')).toBeTruthy());
    expect(document.getElementById('field-colour-other-error')!.textContent).toBe(errors.otherMissing);
    expect(document.activeElement!.id).toBe('field-colour-other');
    expect(document.getElementById('field-stars')!.getAttribute('aria-describedby')).toBe(
      'field-stars-ends field-stars-error',
    );
    fireEvent.click(radio('colour', 'RED'));
    expect(document.getElementById('field-colour-other-error')).toBeNull();
    fireEvent.click(radio('stars', '4'));
    expect(screen.queryByText(/Please check \d+ answers/)).toBeNull();

    service.mockReturnValueOnce(respondOutcome('SAVED'));
    send();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.outcome.thanks));
    const [{ path, body }] = service.mock.calls[1]!;
    expect(path).toBe(`/api${CALLS.saveSurveyResult.path}`);
    expect(body).toEqual({
      token: survey.token,
      visitorKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      answers: { colour: 'RED', stars: 4 },
      others: {},
    });
    cleanup();

    show();
    await waitFor(() => expect(screen.getByText(words.outcome.already)).toBeTruthy());
  });

  it('ends if the survey ended: by date, by the service, or before rendering', async () => {
    show({ closesAt: '2020-01-01T00:00:00Z' });
    await waitFor(() => expect(screen.getByText(words.outcome.closed)).toBeTruthy());
    cleanup();
    show({ state: 'CLOSED' });
    expect(screen.getByText(words.outcome.closed)).toBeTruthy();
    cleanup();
    const { code, status } = ERRORS.surveyClosed;
    service.mockReturnValueOnce(respond(status, { success: false, code, message: 'closed', data: null }));
    show();
    send();
    await waitFor(() => expect(screen.getByText(words.outcome.closed)).toBeTruthy());
  });

  it('preserves everything without a network', async () => {
    service.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    fireEvent.click(radio('colour', 'BLUE'));
    send();
    expect((await screen.findByRole('alert')).textContent).toBe(`${words.form.failed}No network.`);
    expect(radio('colour', 'BLUE').checked).toBe(true);
  });
});
