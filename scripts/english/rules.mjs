// Rules for plain English, as pure functions. An example of each is in tests/unit/scripts/english/rules.test.ts.

/** Longest sentence, in words. Writers aim at 25. */
const MAX_WORDS = 30;

/** A comment begins with a verb or a noun phrase. */
const OPENING = /^(Of|What|Who|Whom|Whose|Whether|Whatever|Whoever)\b/;

/** Refused words, each with the words to use instead. */
const WORDS = [
  [/\b(is|are|was|were|be|being) told\b/i, 'notify, inform'],
  [/\bhears? of\b/i, 'get, receive'],
  [/\b(whoever|whomever)\b/i, 'anyone who, or the role'],
  [/\bis none\b/i, 'does not exist, is unknown'],
  [/\blies nowhere\b/i, 'is not stored'],
  [/\bmend(s|ed|ing)?\b/i, 'correct, fix'],
  [/\bas (far as )?it goes\b/i, 'the exact limit'],
  [/\bfront door\b/i, 'server'],
  [/\b(this|each|every|which|whose|of its own) (room|floor|lane)s?\b/i, 'folder, layer, worker'],
  [/\b(utili[sz]e|in order to|please note)\b/i, 'use, to'],
];

/**
 * Comments of a source file: `{ line, text }`, one for each block or run of lines. Text between backticks is replaced
 * by a placeholder. `extension`: with the dot.
 */
export function commentsOf(text, extension) {
  const comments = [];
  let open = null;
  const close = () => {
    if (open) comments.push({ line: open.line, text: clean(open.text) });
    open = null;
  };
  const add = (line, part) => (open ? (open.text += ` ${part}`) : (open = { line, text: part }));
  let inBlock = false;
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    const isHash = extension === '.sh';
    if (inBlock || /^\{?\/\*/.test(line)) {
      if (!inBlock) close();
      inBlock = !line.includes('*/');
      const part = line
        .replace(/^\{?\/\*+/, '')
        .replace(/\*\/.*$/, '')
        .replace(/^\*/, '')
        .trim();
      if (part.startsWith('@') && !/^@(param|returns|throws)/.test(part)) return;
      if (part) add(index + 1, part);
      else if (inBlock && open) open.text += '.';
      if (!inBlock) close();
    } else if (isHash ? line.startsWith('# ') : line.startsWith('//')) add(index + 1, line.replace(/^(\/\/|#)\s*/, ''));
    else {
      close();
      const trailing = isHash ? null : /\s\/\/ (.+)$/.exec(raw);
      if (trailing && !/['"`]\S* \/\/ /.test(raw)) comments.push({ line: index + 1, text: clean(trailing[1]) });
    }
  });
  close();
  return comments.filter(
    (comment) => /[a-z]{3}/i.test(comment.text) && !/^(eslint|prettier|@ts|oxlint)/.test(comment.text),
  );
}

/** Paragraphs, list items and table cells of a Markdown file: `{ line, text }`. Code blocks are left out. */
export function paragraphsOf(text) {
  const parts = [];
  let inCode = false;
  text.split('\n').forEach((raw, index) => {
    if (/^\s*```/.test(raw)) inCode = !inCode;
    else if (!inCode && raw.trim() !== '') {
      const cells = /^\s*\|/.test(raw) ? raw.split(/(?<!\\)\|/) : [raw.replace(/^\s*([-*>#]+|\d+\.)\s+/, '')];
      for (const cell of cells)
        if (/[a-z]{3}/i.test(cell)) parts.push({ line: index + 1, text: clean(cell), isProse: true });
    }
  });
  return parts;
}

const clean = (text) =>
  text
    .replace(/`[^`]*`/g, 'X')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\S+/g, 'X')
    .replace(/\b(e\.g|i\.e|etc|vs|No)\./g, '$1')
    .trim();

/** Sentences of a text. A colon or semicolon does not end one. */
const sentencesOf = (text) => text.split(/(?<=[.!?])\s+/);
const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));

/** Returns the findings in one comment or paragraph, as `line: rule: text`. Empty if there are none. */
export function findingsOf({ line, text, isProse = false }) {
  const findings = [];
  const report = (rule, part) => findings.push(`${line}: ${rule}: ${part.slice(0, 400)}`);
  if (!isProse && OPENING.test(text) && !text.endsWith('?')) report('begin with a verb or a noun', text);
  for (const [word, better] of WORDS) if (word.test(text)) report(`use ${better}`, text);
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(sentence).length;
    if (words > MAX_WORDS) report(`${words} words, at most ${MAX_WORDS}`, sentence);
  }
  return findings;
}
