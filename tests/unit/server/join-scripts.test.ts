import { describe, expect, it } from 'vitest';
import { joinScripts } from '@/lib/server/pages/join-scripts';

const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

/** What a browser hands to React. */
function dataOf(html: string): string {
  const rows: [number, string][] = [];
  for (const [, code] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', code!)({ __next_f: rows });
  return rows.map(([, text]) => text).join('');
}

describe('the data of a page', () => {
  const texts = ['1:"a \\"quoted\\" $& word"\n', '2:["$","p",null,{}]', ' split\\', '\\n here ', '🚚 $1 $`'];
  const html = `<main>before</main>${piece(texts[0]!)}<p>between</p>${texts.slice(1).map(piece).join('')}</body>`;

  it('is one script with the same content, and everything else stays', () => {
    const joined = joinScripts(html);
    expect(joined.match(/<script/g)).toHaveLength(1);
    expect(dataOf(joined)).toBe(texts.join(''));
    expect(dataOf(joined)).toBe(dataOf(html));
    expect(joined.replace(/<script>.*?<\/script>/s, '')).toBe('<main>before</main><p>between</p></body>');
  });

  it('in one script, or in none, is left alone', () => {
    for (const page of [piece('1:a'), '<p>no data</p>', joinScripts(html)]) expect(joinScripts(page)).toBe(page);
  });

  it('of another kind stays a script of its own', () => {
    const binary = '<script>self.__next_f.push([3,"AAEC"])</script>';
    expect(joinScripts(piece('a') + binary + piece('b'))).toBe(binary + piece('ab'));
  });
});
