import 'server-only';

export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns HTML of a text. Names of fields and input are between backticks, links are `[text](address)`. */
export const proseHtml = (text: string) =>
  escapeMarkup(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

/** Marks the values of JSON that are texts. The names of fields, before a colon, stay plain. */
const markStrings = (html: string) =>
  html.replaceAll(/&quot;(?:(?!&quot;).)*&quot;(:?)/g, (text, colon: string) => (colon ? text : `<i>${text}</i>`));

/**
 * Returns a block of code that scrolls on narrow pages, below its title. Scripts add a button that copies it. `kind`:
 * class by which the choice of a language shows it.
 */
export const codeBlockHtml = (text: string, title = '', kind = '') =>
  `<div class="block${kind && ` ${kind}`}"><p class="bar">${escapeMarkup(title)}</p><pre tabindex="0"><code>${markStrings(escapeMarkup(text))}</code></pre></div>`;

export const jsonSource = (value: unknown) => JSON.stringify(value, null, 2);
