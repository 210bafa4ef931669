import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { CopyCode } from './copy-code.island';
import styles from './code-figure.module.css';

interface CodeFigureProps {
  caption: string;
  code: string;
  notes?: readonly string[];
  /** True for code to be copied: it has a button, and one click selects all of it. */
  copied?: boolean;
}

/** A text between double quotes. Before a colon it is the name of a field. */
const QUOTED_TEXT = /("[^"\n]*":?)/;

/** Returns the code with its quoted values in a colour of their own. */
const colouredCode = (code: string) =>
  code.split(QUOTED_TEXT).map((part, index) =>
    index % 2 === 1 && !part.endsWith(':') ? (
      <span key={index} className={styles.text}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Shows code with its caption, left to right in every language. The box scrolls if the code is wider than the page. */
export function CodeFigure({ caption, code, notes = [], copied }: CodeFigureProps) {
  const actions = useTranslations('common.actions');
  const t = useTranslations('access');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {caption}
        {copied && (
          <CopyCode
            code={code}
            copied={actions('copied')}
            failed={t('copyFailed')}
            className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), styles.copy)}
          >
            <Icon name="copy" />
            <span>{actions('copy')}</span>
          </CopyCode>
        )}
      </figcaption>
      <pre
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={caption}
        data-ground="ink"
        className={classNames(styles.code, copied && styles.copied)}
      >
        <code>{colouredCode(code)}</code>
      </pre>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </figure>
  );
}
