import { describe, expect, it } from 'vitest';
import { commentsOf, findingsOf, paragraphsOf } from '../../../../scripts/english/rules.mjs';

const findings = (text: string, isProse = false) => findingsOf({ line: 1, text, isProse });

describe('plain English', () => {
  it.each([
    'Of a link; an unknown one has ended.',
    'What a caller gets.',
    'Whether the parcel is late.',
    'Returns the people who are told of an order.',
    'Returns whoever wants it.',
    'Corrects the sheet that the sender mended.',
    'Begins before the front door listens.',
  ])('reports "%s"', (text) => {
    expect(findings(text)).toHaveLength(1);
  });

  it.each([
    'Returns the parties to notify: those who opted in and have an address.',
    'Link token. An unknown token gets the same response as an expired one.',
    'What does a late scan change?',
  ])('accepts "%s"', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it('reports a sentence of 31 words and accepts one of 30', () => {
    const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;
    expect(findings(sentence(30))).toEqual([]);
    expect(findings(sentence(31))).toHaveLength(1);
    expect(findings(`${sentence(20)} ${sentence(20)}`)).toEqual([]);
  });

  it('allows a document to begin a sentence with a question word', () => {
    expect(findings('What you need: Node and npm.', true)).toEqual([]);
  });
});

describe('the reader of comments', () => {
  const readComments = (text: string, extension = '.ts') => commentsOf(text, extension);

  it('joins the lines of a comment and preserves its first line number', () => {
    const text = ['const a = 1;', '/**', ' * Returns the', ' * price in `CNY`.', ' */', '// One', '// more.'].join(
      '\n',
    );
    expect(readComments(text)).toEqual([
      { line: 3, text: 'Returns the price in X.' },
      { line: 6, text: 'One more.' },
    ]);
  });

  it('reads comments of one line, behind code, in JSX and in shell scripts', () => {
    expect(readComments('/** Price in yuan. */').map(({ text }) => text)).toEqual(['Price in yuan.']);
    expect(readComments('call(); // first the writer').map(({ text }) => text)).toEqual(['first the writer']);
    expect(readComments('{/* The whole list. */}', '.tsx').map(({ text }) => text)).toEqual(['The whole list.']);
    expect(readComments('#!/bin/sh\n# Starts the site.', '.sh').map(({ text }) => text)).toEqual(['Starts the site.']);
  });

  it('ignores addresses, switches of tools and code', () => {
    expect(readComments("const site = 'https://example.com';\n// eslint-disable-next-line no-console\n")).toEqual([]);
  });
});

it('reads the cells of a table and leaves code blocks out', () => {
  const text = ['# Title of it', '', '| name | meaning |', '|---|---|', '```', 'What is this', '```'].join('\n');
  expect(paragraphsOf(text).map((part) => part.text)).toEqual(['Title of it', 'name', 'meaning']);
});
