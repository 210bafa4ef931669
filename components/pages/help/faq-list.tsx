import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import { Accordion } from '@/components/ui/content/accordion';
import { Icon } from '@/components/ui/icon';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo, paths } from '@/lib/routing/paths';
import { FREQUENT_QUESTIONS, TOPIC_ICONS, type NextStep } from './faq';
import type { AnsweredQuestion, AnsweredTopic } from './faq-texts';
import { ParcelsLink } from '../support/parcels-link.island';
import styles from './faq-list.module.css';

/** Shows the first paragraph of the most frequent answers, folded on a phone. A search hides them by style. */
export function FrequentAnswers({ topics, prefix }: { topics: readonly AnsweredTopic[]; prefix: Prefix }) {
  const t = useTranslations('support.help');
  const all = topics.flatMap(({ questions }) => questions);
  return (
    <section aria-labelledby="frequent" className={styles.frequent}>
      <PhoneFold
        title={
          <h2 id="frequent" className={styles.title}>
            {t('frequent')}
          </h2>
        }
      >
        <div className={styles.answers}>
          {FREQUENT_QUESTIONS.flatMap((key) => all.filter((each) => each.key === key)).map(
            ({ key, question, answer, nextStep }) => (
              <div key={key} className={styles.frequentAnswer}>
                <h3 className={styles.question}>{question}</h3>
                <Answer answer={answer.slice(0, 1)} nextStep={nextStep} prefix={prefix} />
              </div>
            ),
          )}
        </div>
      </PhoneFold>
    </section>
  );
}

/** Shows the answers by topic. They are native details, which the browser's search finds and opens. */
export function FaqList({ id, topics, prefix }: { id: string; topics: readonly AnsweredTopic[]; prefix: Prefix }) {
  return (
    <div id={id} className={styles.topics}>
      {topics.map(({ topic, title, questions }) => (
        <section key={topic} id={topic} data-topic={topic} aria-labelledby={`${topic}-title`}>
          <PhoneFold
            title={
              <h2 id={`${topic}-title`} className={styles.topic}>
                <Icon name={TOPIC_ICONS[topic]} className={styles.icon} />
                {title}
              </h2>
            }
          >
            <Accordion
              items={questions.map((each) => ({
                key: `${topic}-${each.key}`,
                title: each.question,
                content: <Answer answer={each.answer} nextStep={each.nextStep} prefix={prefix} />,
              }))}
            />
          </PhoneFold>
        </section>
      ))}
    </div>
  );
}

type AnswerProps = Pick<AnsweredQuestion, 'answer' | 'nextStep'> & { prefix: Prefix };

function Answer({ answer, nextStep, prefix }: AnswerProps) {
  return (
    <div className={styles.answer}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {nextStep && <StepLink page={nextStep} prefix={prefix} />}
    </div>
  );
}

function StepLink({ page, prefix }: { page: NextStep; prefix: Prefix }) {
  const t = useTranslations('layout');
  const href = pathTo(prefix, page);
  const label = t(`links.${page}`);
  const arrow = <Icon name="arrow-forward" size={16} />;
  if (page === 'index-my-parcel') {
    const login = { href: paths.login(prefix, { next: href }), label: t('header.account') };
    return (
      <p>
        <ParcelsLink parcels={{ href, label }} login={login} className={styles.step}>
          {arrow}
        </ParcelsLink>
      </p>
    );
  }
  return (
    <p>
      <Link href={href} prefetch={false} className={styles.step}>
        {label}
        {arrow}
      </Link>
    </p>
  );
}
