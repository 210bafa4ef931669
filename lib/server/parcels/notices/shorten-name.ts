import 'server-only';

/** Returns the name, or its beginning with an ellipsis, in at most `max` letters. */
export function shortenName(name: string, max: number): string {
  const letters = [...name.trim()];
  if (letters.length <= max) return letters.join('');
  const beginning = letters.slice(0, max - 1).join('');
  return `${beginning.trim()}…`;
}

/** Particle that starts a name and is not a name by itself. */
const PARTICLE = /(?:^|\s)(?:عبد|أبو|ابو|بن|ابن|abd|abu|al|el|bin|ben|ibn|de)$/iu;

/**
 * Returns the first words of a name for an SMS, or the first `max` letters of a longer word. It adds no ellipsis: that
 * character more than halves the capacity of a segment.
 */
export function takeFirstWords(name: string, max: number): string {
  const letters = [...name.trim()];
  if (letters.length <= max) return letters.join('');
  const words = letters
    .slice(0, Math.max(letters.lastIndexOf(' ', max), 0))
    .join('')
    .replace(PARTICLE, '');
  return words === '' ? letters.slice(0, max).join('') : words;
}
