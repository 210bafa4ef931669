import 'server-only';

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns HTML of a text. Names of fields and input are between backticks, links are `[text](address)`. */
export const prose = (text: string) =>
  escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

/** Returns a block of code that scrolls on narrow pages. Scripts add a button that copies it. */
export const code = (text: string) => `<div class="block"><pre tabindex="0">${escape(text)}</pre></div>`;

export const json = (value: unknown) => JSON.stringify(value, null, 2);
