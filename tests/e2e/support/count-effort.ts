import type { Page } from '@playwright/test';

/** Effort of a person on a journey. */
export interface Effort {
  /** Pages, steps and dialogs shown, in order. */
  screens: string[];
  /** Every press of a button, link or box, and every Enter. */
  taps: string[];
  /** Controls whose content the person changed. The three sides of one parcel are one. */
  fields: Set<string>;
}

type Action = { what: 'tap' | 'field' | 'screen'; name: string };

/** Runs inside the page: reports each action of the person, and each screen once it is rendered. */
function listen(): void {
  const tell = (action: Action) =>
    (window as unknown as { tellEffort?: (action: Action) => void }).tellEffort?.(action);
  const isTyped = (target: Element) =>
    target.matches('select, textarea, input:not([type=checkbox]):not([type=radio]):not([type=submit])');
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      // A press into a text field is counted with the field. A label presses its box by itself.
      if (!event.isTrusted || event.detail === 0 || isTyped(target)) return;
      tell({
        what: 'tap',
        name: (target.closest('button, a, label, [role=option]') ?? target).textContent?.trim() || target.tagName,
      });
    },
    true,
  );
  addEventListener('keydown', (event) => event.key === 'Enter' && tell({ what: 'tap', name: 'Enter' }), true);
  for (const type of ['input', 'change'] as const)
    addEventListener(
      type,
      (event) => {
        const { id, name } = event.target as HTMLInputElement;
        tell({
          what: 'field',
          name: (id || name).replace(/(length|width|height)Cm$/, 'size').replace(/^[lwh]-/, 'size-'),
        });
      },
      true,
    );
  let last = '';
  const look = () => {
    const dialog = document.querySelector('dialog[open] h2, dialog[open] [id]');
    // While a step or an order is loading, there is no screen yet.
    if (!dialog && document.querySelector('main [role=status] > [aria-hidden]')) return;
    const heading = dialog ?? document.querySelector('main h2[tabindex="-1"]');
    const answer = !heading && document.querySelector('main #answer a[href*="entry"]') ? ' with an answer' : '';
    const text = (heading ?? document.querySelector('main h1'))?.textContent?.trim();
    const answerText = text ? text + answer : '';
    if (answerText === '' || answerText === last) return;
    last = answerText;
    tell({ what: 'screen', name: answerText });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/**
 * Starts to count a page's screens, taps and changed fields. The result changes while the test runs. `pause` leaves out
 * the taps of `work`.
 */
export async function countEffort(
  page: Page,
): Promise<Effort & { pause: (work: () => Promise<void>) => Promise<void> }> {
  const effort: Effort = { screens: [], taps: [], fields: new Set() };
  let paused = false;
  await page.exposeFunction('tellEffort', ({ what, name }: Action) => {
    // When a dialog closes, the screen before it is shown again and is not counted twice.
    if (what === 'screen' && !effort.screens.slice(-2).includes(name)) effort.screens.push(name);
    if (what === 'tap' && !paused) effort.taps.push(name);
    if (what === 'field') effort.fields.add(name);
  });
  await page.addInitScript(listen);
  return {
    ...effort,
    async pause(work) {
      paused = true;
      await work();
      paused = false;
    },
  };
}
