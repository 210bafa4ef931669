import styles from './code-figure.module.css';

/** Code with its caption: left to right in every language, scrolled by itself where it is wider than the page. */
export function CodeFigure({ caption, code, note }: { caption: string; code: string; note?: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <pre dir="ltr" tabIndex={0} role="region" aria-label={caption} className={styles.code}>
        <code>{code}</code>
      </pre>
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
