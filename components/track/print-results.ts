const MARK = 'printing';

/** Prints one card alone: the style sheet hides the others while it is marked. */
export function printCard(card: HTMLElement): void {
  const results = card.closest<HTMLElement>('[data-track-results]');
  const marked = [card, results].filter((element) => element !== null);
  const unmark = () => marked.forEach((element) => delete element.dataset[MARK]);
  marked.forEach((element) => (element.dataset[MARK] = ''));
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}

export function printAll(): void {
  window.print();
}
