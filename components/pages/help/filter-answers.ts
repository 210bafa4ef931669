import { foldText } from '@/lib/text/fold-text';

/** Returns true if a folded text contains every typed word. Empty input matches every text. */
export function containsWords(folded: string, typed: string): boolean {
  return foldText(typed)
    .split(' ')
    .every((word) => folded.includes(word));
}

/**
 * Shows only the answers (details elements) that contain the typed words, and the topics with such answers. A single
 * match is unfolded. `data-topic` marks a topic. Returns the number of shown answers.
 */
export function filterAnswers(root: HTMLElement, typed: string): number {
  const matchingItems: HTMLDetailsElement[] = [];
  for (const topic of root.querySelectorAll<HTMLElement>('[data-topic]')) {
    const fold = topic.querySelector<HTMLDetailsElement>('details:has(details)');
    if (fold) fold.open = typed !== '';
    const matching = [...topic.querySelectorAll<HTMLDetailsElement>('details:not(:has(details))')].filter((answer) => {
      answer.hidden = !containsWords(foldText(answer.textContent), typed);
      return !answer.hidden;
    });
    matchingItems.push(...matching);
    topic.hidden = matching.length === 0;
  }
  if (matchingItems.length === 1) matchingItems[0]!.open = true;
  return matchingItems.length;
}
