'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './disclosure-menu.module.css';

export interface DisclosureMenuProps {
  /** What the button shows. */
  summary: ReactNode;
  /** The button's name, where the summary is only an icon or a picture. */
  label?: string;
  children: ReactNode;
  /** Which edge of the button the panel lines up with. */
  align?: 'start' | 'end';
  /** Menus of one name: opening one closes the others, by the browser itself. */
  name?: string;
  hideChevron?: boolean;
  panelSize?: 'menu' | 'form' | 'wide';
}

/**
 * A details element whose content hangs over the page. It opens and closes without scripts;
 * the island adds what details lacks: an outside press, Escape, a followed link and leaving by Tab close it.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { summary, label, children, align = 'start', name, hideChevron, panelSize = 'menu' } = props;
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    return element ? closeWhenLeft(element) : undefined;
  }, []);

  return (
    <details ref={details} name={name} className={styles.menu}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
        {!hideChevron && <Icon name="chevron-down" size={16} className={styles.chevron} />}
      </summary>
      <div className={classNames(styles.panel, styles[align], styles[panelSize])} data-ground="paper">
        {children}
      </div>
    </details>
  );
}

/** Wires one details element to close by itself; returns the undoing. */
function closeWhenLeft(element: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const close = () => {
    element.open = false;
  };
  // A panel that stands in the flow covers nothing, and closing it on a press would move the thing pressed.
  const hangsOver = () => getComputedStyle(element.lastElementChild!).position === 'absolute';
  const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target) && hangsOver();

  document.addEventListener('pointerdown', (event) => isOutside(event.target) && close(), { signal });
  element.addEventListener('focusout', (event) => isOutside(event.relatedTarget) && close(), { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !element.open) return;
      event.stopPropagation();
      close();
      element.querySelector('summary')?.focus();
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) close();
    },
    { signal },
  );
  return () => stop.abort();
}
