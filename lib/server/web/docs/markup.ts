import 'server-only';

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Names of fields and what is typed stand between backticks, links as `[text](address)`. */
export const prose = (text: string) =>
  escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

/** Lines of code that a narrow page scrolls. */
export const code = (text: string) => `<pre tabindex="0">${escape(text)}</pre>`;

export const json = (value: unknown) => JSON.stringify(value, null, 2);
