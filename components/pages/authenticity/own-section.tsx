import { useLocale, useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { formatList } from '@/lib/i18n/format/format-range';
import { isolateLeftToRight } from '@/lib/i18n/format/isolate';
import styles from './own-section.module.css';

export interface OwnFacts {
  /** Sender names of our SMS in this market. */
  senderNames: readonly string[];
  /** Address of this market's pages: `https://duniaexpress.example/`. */
  address: string;
  /** `@duniaexpress.example` */
  mailEndings: readonly string[];
  /** SMS as they are sent, in the page's language. */
  examples: readonly string[];
}

/** Shows the senders of our messages, from data, and examples of their texts. */
export function OwnSection({ own }: { own: OwnFacts }) {
  const t = useTranslations('authenticity.own');
  const locale = useLocale();
  const { senderNames, mailEndings, address, examples } = own;
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
    <Section labelledBy="own">
      <Container>
        <SectionHeader id="own" title={t('title')} lead={t('note')} />
        <div className={styles.columns}>
          <DescriptionList items={items.filter(({ key }) => key !== 'sms' || senderNames.length > 0)} />
          <figure className={styles.examples}>
            <figcaption className={styles.caption}>{t('examples')}</figcaption>
            {examples.map((text) => (
              <p key={text} className={styles.example}>
                {text}
              </p>
            ))}
          </figure>
        </div>
      </Container>
    </Section>
  );
}
