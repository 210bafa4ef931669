import { useTranslations } from 'next-intl';
import { PageIntro } from '@/components/frame/page/page-intro';
import { MeaningList } from '@/components/parcels/track/card/meaning-list';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { Button } from '@/components/ui/button';
import { Accordion } from '@/components/ui/content/accordion';
import { TextField } from '@/components/ui/fields/text-field';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Section } from '@/components/ui/layout/section';
import { Tag } from '@/components/ui/status/tag';
import type { CountryView } from '@/lib/contract/places/countries';
import type { EventMeaning } from '@/lib/contract/tracking/tracking';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { STATE_TOPICS, type EventTopicGroup } from '@/lib/parcel/event-topics';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { faqLd } from '../help/faq-ld';
import { FaqSearch } from '../help/faq-search.island';
import { ContactBand } from './contact-band';
import styles from './tracking-events-view.module.css';

/** Event or reason in the words of a tracking result, with its meaning. */
export interface ExplainedTopic {
  title: string;
  meaning: EventMeaning;
}

export interface ExplainedGroup {
  group: EventTopicGroup;
  topics: readonly ExplainedTopic[];
}

export interface TrackingEventsViewProps {
  market: MarketChoice & { prefix: Prefix };
  contact: CountryView | undefined;
  groups: readonly ExplainedGroup[];
}

const MESSAGES_ID = 'messages';

/** Lists every message of tracking, folded, with a search. A link to `#FLIGHT_ARRIVED` opens that message. */
export function TrackingEventsView({ market, contact, groups }: TrackingEventsViewProps) {
  const t = useTranslations('events.page');
  const tActions = useTranslations('common.actions');
  const { language, prefix } = market;
  return (
    <>
      <JsonLd data={faqLd(groups.map(questionsOf), language)} />
      <PageIntro
        prefix={prefix}
        page="service-tracking-events"
        title={t('title')}
        lead={t('lead')}
        aside={
          <FaqSearch answersId={MESSAGES_ID} countText={t('search.found', { count: '#' })} none={t('search.none')}>
            <TextField
              name="question"
              type="search"
              icon="search"
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" variant="primary">
              {tActions('search')}
            </Button>
          </FaqSearch>
        }
      />
      <Section compact>
        <Container>
          <StateLinks />
          <div id={MESSAGES_ID}>
            {groups.map((each) => (
              <TopicGroup key={each.group} {...each} />
            ))}
          </div>
        </Container>
      </Section>
      <ContactBand id="contact" title={t('contact')} view={contact} prefix={prefix} />
    </>
  );
}

function questionsOf({ topics }: ExplainedGroup) {
  return {
    questions: topics.map(({ title, meaning }) => ({ question: title, answer: [meaning.text, meaning.next] })),
  };
}

/** Shows the states in the words of a parcel's card, each linked to its meaning. */
function StateLinks() {
  const t = useTranslations('events.page');
  const tStates = useTranslations('track.states');
  return (
    <nav aria-labelledby="states" className={styles.stateLinks}>
      <h2 id="states" className={styles.groupTitle}>
        {t('states')}
      </h2>
      <p className={styles.states}>
        {PARCEL_STATES.map((state) => (
          <a key={state} href={`#${STATE_TOPICS[state]}`} className={styles.state}>
            <Tag tone={STATE_TONE[state]}>{tStates(state)}</Tag>
          </a>
        ))}
      </p>
    </nav>
  );
}

function TopicGroup({ group, topics }: ExplainedGroup) {
  const t = useTranslations('events.page.groups');
  return (
    <section aria-labelledby={group} data-topic={group} className={styles.group}>
      <h2 id={group} className={styles.groupTitle}>
        {t(group)}
      </h2>
      <Accordion
        wide
        items={topics.map(({ title, meaning }) => ({
          key: `about-${meaning.topic}`,
          title: (
            <span className={styles.line}>
              <span>{title}</span>
              <span className={styles.short}>{meaning.text}</span>
            </span>
          ),
          // Browsers open the details element around the target of a link, but not the target itself.
          content: (
            <div id={meaning.topic} className={styles.topic}>
              <MeaningList meaning={meaning} />
            </div>
          ),
        }))}
      />
    </section>
  );
}
