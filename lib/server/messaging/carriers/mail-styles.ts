import 'server-only';
import type { Language } from '@/lib/market/language';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeMailText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
export const htmlLines = (text: string) => escapeMailText(text).replaceAll('\n', '<br>');

/** The site's colours (app/styles/tokens.css). A mail cannot use the tokens. */
export const LIGHT_COLOURS = { ground: '#f4f6fa', card: '#ffffff', ink: '#0d1a33', soft: '#4a5872', line: '#d8deea' };
const DARK_COLOURS: typeof LIGHT_COLOURS = {
  ground: '#0a1d3f',
  card: '#122b5a',
  ink: '#f5f8fd',
  soft: '#b8c6e0',
  line: '#2c4a80',
};
export const BUTTON_COLOURS = { fill: '#ffb224', ink: '#0a1d3f' };
export const HEAD_COLOURS = { ground: '#0a1d3f', ink: '#ffffff', soft: '#b8c6e0', line: '#274a86', arrow: '#ffb224' };

/**
 * Dark colours and the phone's layout, for mail programs that support media queries. Other programs choose dark colours
 * themselves.
 */
export const MAIL_STYLES = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){.ground{background:${DARK_COLOURS.ground}!important}.card{background:${DARK_COLOURS.card}!important}`,
  `.ink{color:${DARK_COLOURS.ink}!important}.soft{color:${DARK_COLOURS.soft}!important}.line{border-color:${DARK_COLOURS.line}!important}}`,
  '@media (max-width:480px){.frame{padding:0 0 16px!important}.square{border-radius:0!important}',
  '.pad{padding-left:20px!important;padding-right:20px!important}.full{width:100%!important}}',
].join('');

const SANS = "system-ui,-apple-system,'Segoe UI',Tahoma,Arial,sans-serif";
/** Style of our name, codes and amounts. Nastaliq fonts have no spaces between Latin words. */
export const LATIN_STYLE = `font-family:${SANS}`;
/** Style of numbers and codes, which are read from left to right in every language. */
export const FIGURES_STYLE = `direction:ltr;unicode-bidi:isolate;${LATIN_STYLE}`;

/** Fonts of phones and computers. The system's font for Urdu is Naskh, so Nastaliq fonts are named first. */
const FONTS: Partial<Record<Language, string>> = {
  ur: `'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',${SANS}`,
  'zh-CN': `system-ui,-apple-system,'PingFang SC','Microsoft YaHei',sans-serif`,
};
export const fontsOf = (language: Language) => FONTS[language] ?? SANS;

/** CSS line heights. Nastaliq letters are taller than others. */
const NASTALIQ_LINE_HEIGHTS = { text: '2.2', heading: '2' };
const LINE_HEIGHTS = { text: '1.5', heading: '1.3' };
export const lineHeightsOf = (language: Language) => (language === 'ur' ? NASTALIQ_LINE_HEIGHTS : LINE_HEIGHTS);
