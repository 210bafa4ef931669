import { describe, expect, it } from 'vitest';
import { plainSections } from '@/lib/server/content/legal/plain-sections';

describe('a section without markup', () => {
  it('has a number, a title and its text', () => {
    expect(plainSections('## One\n\nA **b** [c](page:x) `d`.\n\nE.\n\n## Two\n\nF & "g".\n')).toEqual([
      { title: '1. One', text: 'A b c d.\n\nE.' },
      { title: '2. Two', text: 'F & "g".' },
    ]);
  });

  it('contains lists and tables as lines', () => {
    const [section] = plainSections('## A\n\n- **b:** c\n- d\n\n| e | f |\n| --- | --- |\n| g | h |\n');
    expect(section!.text).toBe('• b: c\n• d\n\ne | f\ng | h');
  });

  it('preserves the headings within a section', () => {
    expect(plainSections('## A\n\n### B\n\nc\n')).toEqual([{ title: '1. A', text: 'B\n\nc' }]);
  });
});
