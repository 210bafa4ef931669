import { describe, expect, it } from 'vitest';
import { resolveLegalMarkdown } from '@/lib/server/content/legal/resolve-legal-markdown';

const front = '---\nupdated: 2026-11-16\n---\n';
const words = { brand: 'Dunia Express', country: 'Morocco', inCountry: 'in Morocco' };
const resolve = (body: string, country: 'MA' | 'GH' = 'MA') =>
  resolveLegalMarkdown(front + body, { country, words }).markdown;

describe('a legal text for one market', () => {
  it('has its date of change outside the text', () => {
    const resolved = resolveLegalMarkdown(`${front}Text`, { country: 'MA', words });
    expect(resolved).toEqual({ updated: '2026-11-16', markdown: 'Text' });
  });

  it('preserves the blocks of its country and removes others', () => {
    const body = 'a\n<!-- country: GH -->\nb\n<!-- /country -->\n<!-- country: MA -->\nc\n<!-- /country -->\nd\n';
    expect(resolve(body)).toBe('a\nc\nd\n');
    expect(resolve(body, 'GH')).toBe('a\nb\nd\n');
  });

  it('supports blocks for several countries', () => {
    const body = '- a\n<!-- country: MA, SA -->\n- b\n<!-- /country -->\n- c\n';
    expect(resolve(body)).toBe('- a\n- b\n- c\n');
    expect(resolve(body, 'GH')).toBe('- a\n- c\n');
  });

  it('fills every placeholder', () => {
    expect(resolve('{brand}, {country}, {inCountry}, {brand}')).toBe(
      'Dunia Express, Morocco, in Morocco, Dunia Express',
    );
  });

  it.each([
    ['no day of change', () => resolveLegalMarkdown('Text', { country: 'MA', words })],
    ['an unknown placeholder', () => resolve('{company}')],
    ['an empty placeholder', () => resolve('{}')],
    ['a placeholder that only every object has', () => resolve('{constructor}')],
    ['an unknown country', () => resolve('<!-- country: XX -->\na\n<!-- /country -->\n')],
    ['a block that is not closed', () => resolve('<!-- country: MA -->\na\n')],
    ['an end without a beginning', () => resolve('a\n<!-- /country -->\n')],
    [
      'a block within a block',
      () => resolve('<!-- country: MA -->\n<!-- country: GH -->\na\n<!-- /country -->\n<!-- /country -->\n'),
    ],
    ['a marker with a slip', () => resolve('<!-- Country: MA -->\na\n<!-- /country -->\n')],
    ['any other comment', () => resolve('a <!-- note -->')],
  ])('rejects %s', (_, attempt) => {
    expect(attempt).toThrow(RangeError);
  });
});
