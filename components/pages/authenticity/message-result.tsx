import { useTranslations } from 'next-intl';
import { EnquiryForm } from '@/components/contact/enquiry/form/enquiry-form';
import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import { emptyForm } from '@/components/contact/enquiry/fields/form-field';
import { FORM_HEADINGS } from '@/components/contact/enquiry/form/form-heading';
import { Card } from '@/components/ui/layout/card';
import { Accordion } from '@/components/ui/content/accordion';
import { Notice, type NoticeTone } from '@/components/ui/status/notice';
import { Tag, type TagTone } from '@/components/ui/status/tag';
import type { Verdict } from '@/lib/authenticity/message-piece';
import type { ResponseOf } from '@/lib/contract/registry';
import type { Prefix } from '@/lib/market/prefix';
import type { MessageInput } from './message-form';
import styles from './message-result.module.css';

type MessageCheck = ResponseOf<'checkMessage'>;

/** Message sent to the page, with the result of the check or the problem. */
export type MessageSubmission = MessageInput & ({ checked: MessageCheck; choices: FormChoices } | { problem: string });

const NOTICE_TONES: Record<Verdict, NoticeTone> = { ours: 'ok', 'not-ours': 'bad', 'cannot-tell': 'warn' };
const TAG_TONES: Record<Verdict, TagTone> = { ours: 'ok', 'not-ours': 'bad', 'cannot-tell': 'warn' };

export function MessageResult({ submission, prefix }: { submission: MessageSubmission; prefix: Prefix }) {
  const t = useTranslations('authenticity');
  return (
    <Card as="section" raised ownGround labelledBy="answered">
      <div className={styles.answer}>
        <h2 id="answered" tabIndex={-1} className={styles.title}>
          {t('answer.title')}
        </h2>
        {'problem' in submission ? (
          <Notice tone="bad" title={t('form.failed')}>
            {submission.problem}
          </Notice>
        ) : (
          <>
            <Notice
              tone={NOTICE_TONES[submission.checked.verdict]}
              title={t(`answer.${submission.checked.verdict}.title`)}
            >
              {t(`answer.${submission.checked.verdict}.text`)}
            </Notice>
            <Pieces pieces={submission.checked.pieces} />
            <Report submission={submission} choices={submission.choices} prefix={prefix} />
          </>
        )}
      </div>
    </Card>
  );
}

/**
 * Lists the links, addresses and numbers of the pasted message. They are plain text, because a link may be dangerous.
 */
function Pieces({ pieces }: { pieces: MessageCheck['pieces'] }) {
  const t = useTranslations('authenticity');
  if (pieces.length === 0) return <p>{t('answer.none')}</p>;
  return (
    <>
      <h3 className={styles.heading}>{t('answer.pieces')}</h3>
      <ul role="list" className={styles.pieces}>
        {pieces.map(({ kind, text, verdict, reason }) => (
          <li key={`${kind} ${text}`} className={styles.piece}>
            <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
            <Tag tone={TAG_TONES[verdict]}>{t(`verdicts.${verdict}`)}</Tag>
            <p className={styles.text}>
              <bdi dir="ltr">{text}</bdi>
            </p>
            <p className={styles.reason}>{t(`reasons.${reason}`)}</p>
          </li>
        ))}
      </ul>
      {pieces.some(({ reason }) => reason === 'knownNumber') && <p>{t('answer.label')}</p>}
    </>
  );
}

/** Renders the feedback form with the message in it. */
function Report({ submission, choices, prefix }: { submission: MessageInput; choices: FormChoices; prefix: Prefix }) {
  const t = useTranslations('authenticity.report');
  const message = [submission.sender, submission.text].filter(Boolean).join('\n');
  const form = (
    <>
      <p className={styles.reason}>{t('lead')}</p>
      <EnquiryForm
        kind="feedback"
        prefix={prefix}
        choices={choices}
        values={{ ...emptyForm('feedback'), countryCode: choices.country, message }}
        errors={{}}
        problem=""
      />
    </>
  );
  return (
    <Accordion
      items={[{ key: 'report', title: <span id={FORM_HEADINGS.feedback}>{t('title')}</span>, content: form }]}
    />
  );
}
