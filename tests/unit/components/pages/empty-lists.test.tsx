// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { NewsPageView } from '@/components/pages/news/news-page';
import { SiteResults } from '@/components/pages/sites/finder/site-results';
import { SurveyListView } from '@/components/contact/survey/survey-list';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import news from '@/messages/en/news.json';
import sites from '@/messages/en/sites.json';
import survey from '@/messages/en/survey.json';

const prefix = 'gh-en' as Prefix;
const nothing = () => undefined;

it.each<[string, ReactElement, string, string]>([
  ['news', <NewsPageView key="" articles={[]} notices={[]} prefix={prefix} />, 'No content', news.list.empty],
  ['questionnaires', <SurveyListView key="" surveys={[]} prefix={prefix} />, 'No content', survey.list.empty],
  [
    'sites',
    <SiteResults key="" sites={[]} now={null} from={null} selectedCode="" onShow={nothing} onReset={nothing} />,
    'No data',
    sites.results.none,
  ],
])('§8: an empty list of %s has the specified heading and more text below', (_of, list, title, more) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, news, sites, survey }}>
      {list}
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(more)).toBeTruthy();
});
