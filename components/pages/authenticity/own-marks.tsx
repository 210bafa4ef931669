import { useLocale, useTranslations } from 'next-intl';
import { CardTitle } from '@/components/parts/card-title';
import { Container } from '@/components/ui/layout/container';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Section } from '@/components/ui/layout/section';
import { SplitContainer } from '@/components/ui/layout/split-container';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { formatList } from '@/lib/i18n/format/format-range';
import { isolateLeftToRight } from '@/lib/i18n/format/isolate';
import styles from './own-marks.module.css';

export interface OwnFacts {
  /** Sender names of our SMS in this market. */
  senderNames: readonly string[];
  /** Address of this market's pages: `https://duniaexpress.example/`. */
  address: string;
  /** Endings of our mail addresses, such as `@duniaexpress.example`. */
  mailEndings: readonly string[];
  /** SMS as they are sent, in the page's language. */
  examples: readonly string[];
}

/** Lists our SMS senders, the start of our links, and the endings of our mail addresses. */
export function OwnMarks({ ownFacts }: { ownFacts: OwnFacts }) {
  const t = useTranslations('authenticity.own');
  const locale = useLocale();
  const { senderNames, mailEndings, address } = ownFacts;
  const items = [
    {
      key: 'sms',
      term: t('sms'),
      value: t('smsText', { names: formatList(senderNames.map(isolateLeftToRight), locale) }),
    },
    { key: 'links', term: t('links'), value: t('linksText', { address: isolateLeftToRight(address) }) },
    {
      key: 'mail',
      term: t('mail'),
      value: t('mailText', { endings: formatList(mailEndings.map(isolateLeftToRight), locale) }),
    },
  ];
  return (
    <Section ground="wash" compact labelledBy="own">
      <SplitContainer>
        <CardTitle id="own">{t('title')}</CardTitle>
        <div className={styles.marks}>
          <DescriptionList items={items.filter(({ key }) => key !== 'sms' || senderNames.length > 0)} />
          <p className={styles.note}>{t('note')}</p>
        </div>
      </SplitContainer>
    </Section>
  );
}

/** Shows the texts of our own SMS. */
export function OwnExamples({ ownFacts }: { ownFacts: OwnFacts }) {
  const t = useTranslations('authenticity.own');
  return (
    <Section labelledBy="examples">
      <Container>
        <SectionHeader id="examples" title={t('examples')} />
        <ul role="list" className={styles.examples}>
          {ownFacts.examples.map((text) => (
            <li key={text} className={styles.example}>
              {text}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
