import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/frame/errors/not-found-page';
import { SurveyPageView } from '@/components/contact/survey/survey-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { loadSurvey } from '../load-surveys';

interface QuestionnairePageProps {
  params: Promise<{ token: string }>;
}

/**
 * The build renders none of these pages, since some have only a private link. Only a stored page returns 404 with its
 * whole text.
 */
export function generateStaticParams(): { token: string }[] {
  return [];
}

export async function generateMetadata({ params }: QuestionnairePageProps): Promise<Metadata> {
  const { country, language } = await currentMarket();
  const { token } = await params;
  const survey = await loadSurvey({ country, language }, token);
  if (!survey) return notFoundMetadata();
  return pageMetadata({ route: 'questionnaire', title: survey.title, description: survey.intro, params: { token } });
}

/** Renders the questionnaire of a link, or the missing page for any other single word under a prefix. */
export default async function QuestionnairePage({ params }: QuestionnairePageProps) {
  const { prefix, ...choice } = await currentMarket();
  const { token } = await params;
  const survey = await loadSurvey(choice, token);
  return survey ? <SurveyPageView survey={survey} prefix={prefix} /> : <NotFoundPage />;
}
