import { useTranslations } from 'next-intl';
import { PageIntro } from '@/components/frame/page/page-intro';
import { ContactBand } from '@/components/pages/support/contact-band';
import { CardTitle } from '@/components/parts/card-title';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import type { IconName } from '@/components/ui/icon-names';
import { JsonLd } from '@/components/ui/json-ld';
import { PointList } from '@/components/ui/content/point-list';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { StepList } from '@/components/ui/content/step-list';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { ResultInPlace, ResultPlace } from './result-in-place.island';
import { questionsLd } from '@/lib/seo/questions-ld';
import { MessageResult, type MessageSubmission } from './message-result';
import { MessageForm } from './message-form';
import { OwnExamples, OwnMarks, type OwnFacts } from './own-marks';

const NEVER_REQUESTED = [
  { key: 'link', icon: 'external' },
  { key: 'release', icon: 'parcel' },
  { key: 'card', icon: 'coin' },
  { key: 'password', icon: 'lock' },
  { key: 'code', icon: 'phone' },
  { key: 'install', icon: 'download' },
] as const satisfies readonly { key: string; icon: IconName }[];

const STEPS = ['stop', 'look', 'undo', 'tell'] as const;

export interface IsItUsViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the page. */
  url: string;
  /** Contacts of the market; undefined if they could not be loaded. */
  view: CountryView | undefined;
  ownFacts: OwnFacts;
  /** Null if no message was sent to the page. */
  submission: MessageSubmission | null;
}

/** Renders "Is this message ours?": the check, things that we never ask for, advice, our own messages, and contacts. */
export function IsItUsView({ market, url, view, ownFacts, submission }: IsItUsViewProps) {
  const t = useTranslations('authenticity');
  const failures = useTranslations('common.failures');
  const texts = { network: failures('network'), service: failures('service'), timeout: failures('timeout') };
  const { prefix, language } = market;
  const never = NEVER_REQUESTED.map(({ key, icon }) => {
    return { key, icon, title: t(`never.${key}.title`), text: t(`never.${key}.text`) };
  });
  const steps = STEPS.map((key) => ({ key, title: t(`now.${key}.title`), text: t(`now.${key}.text`) }));
  return (
    <>
      <JsonLd data={questionsLd({ url, language, questions: never })} />
      <ResultInPlace texts={texts}>
        <PageIntro
          prefix={prefix}
          page="service-is-it-us"
          title={t('title')}
          lead={t('lead')}
          scene="message"
          aside={<ResultPlace>{submission && <MessageResult submission={submission} prefix={prefix} />}</ResultPlace>}
        >
          <Card as="section" padding="large" raised ownGround labelledBy="check">
            <CardTitle id="check">{t('form.title')}</CardTitle>
            <MessageForm prefix={prefix} typed={submission} />
          </Card>
        </PageIntro>
      </ResultInPlace>
      <OwnMarks ownFacts={ownFacts} />
      <PointList id="never" title={t('never.title')} points={never} />
      <Section ground="wash" labelledBy="now">
        <Container>
          <SectionHeader id="now" title={t('now.title')} />
          <StepList steps={steps} />
        </Container>
      </Section>
      <OwnExamples ownFacts={ownFacts} />
      <ContactBand id="ask-us" title={t('ask.title')} text={t('ask.text')} view={view} prefix={prefix} />
    </>
  );
}
