'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './disclosure-menu.module.css';

export interface DisclosureMenuProps {
  /** Content of the button. */
  summary: ReactNode;
  /** The button's name, if the summary is only an icon or a picture. */
  label?: string;
  children: ReactNode;
  /** Edge of the button with which the panel lines up. */
  align?: 'start' | 'end';
  /** Menus with the same name: the browser closes the others when one opens. */
  name?: string;
  hideChevron?: boolean;
  panelSize?: 'menu' | 'form' | 'wide';
}

/**
 * A details element whose content is shown above the page. It opens and closes without scripts. The island adds
 * behaviour that details lacks: an outside press, Escape, a followed link and leaving by Tab close it.
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

/** Makes one details element close by itself. Returns a function that undoes this. */
function closeWhenLeft(element: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const close = () => {
    element.open = false;
  };
  // A panel in the flow of the page covers nothing. Closing it on a press would move the pressed element.
  const coversPage = () => getComputedStyle(element.lastElementChild!).position === 'absolute';
  const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target) && coversPage();

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
