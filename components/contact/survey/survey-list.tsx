import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { buttonClass } from '@/components/ui/button-class';
import { LinkCard } from '@/components/ui/layout/link-card';
import { Container } from '@/components/ui/layout/container';
import { EmptyState } from '@/components/ui/status/empty-state';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { SurveyView } from '@/lib/contract/content/surveys';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { SurveyFacts } from './survey-facts';
import styles from './survey-list.module.css';

/** Lists the questionnaires that are open in this market. */
export function SurveyListView({ surveys, prefix }: { surveys: readonly SurveyView[]; prefix: Prefix }) {
  const t = useTranslations('survey');
  const states = useTranslations('common.states');
  return (
    <Section compact labelledBy="surveys">
      <Container narrow>
        <div className={styles.path}>
          <Breadcrumbs
            label={t('path')}
            crumbs={[{ label: t('home'), href: paths.home(prefix) }, { label: t('list.title') }]}
          />
        </div>
        <SectionHeader level={1} id="surveys" title={t('list.title')} lead={t('list.lead')} />
        {surveys.length > 0 ? (
          <ul role="list" aria-label={t('list.open')} className={styles.list}>
            {surveys.map((survey) => (
              <LinkCard key={survey.token}>
                <div className={styles.survey}>
                  <h2 className={styles.title}>
                    <Link href={paths.questionnaire(prefix, survey.token)} prefetch={false}>
                      {survey.title}
                    </Link>
                  </h2>
                  <p className={styles.intro}>{survey.intro}</p>
                  <SurveyFacts survey={survey} />
                </div>
              </LinkCard>
            ))}
          </ul>
        ) : (
          <EmptyState
            drawing="search"
            title={states('noContent')}
            action={
              <Link href={paths.contactUs(prefix)} prefetch={false} className={buttonClass()}>
                {t('list.write')}
              </Link>
            }
          >
            <p>{t('list.empty')}</p>
            <p>{t('list.emptyText')}</p>
          </EmptyState>
        )}
      </Container>
    </Section>
  );
}
