import type { ReactNode } from 'react';
import { SendButton } from './form-end.island';
import styles from './send-row.module.css';

/** Renders the end of a form: its button, and a note on the use of the data. */
export function SendRow({ send, children }: { send: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <SendButton>{send}</SendButton>
      <p className={styles.privacy}>{children}</p>
    </div>
  );
}
