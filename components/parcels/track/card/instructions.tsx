import { Notice } from '@/components/ui/status/notice';
import type { InstructionView } from '@/lib/contract/tracking/tracking';
import styles from './instructions.module.css';

/** Shows the receiver's instructions. Renders nothing without any. */
export function Instructions({ title, items = [] }: { title: string; items: readonly InstructionView[] | undefined }) {
  if (items.length === 0) return null;
  return (
    <Notice title={title}>
      <ul role="list" className={styles.list}>
        {items.map(({ kind, at, text }) => (
          <li key={`${kind} ${at}`} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
