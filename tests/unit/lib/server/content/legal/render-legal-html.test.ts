import { describe, expect, it } from 'vitest';
import { cleanLegalHtml, renderLegalHtml } from '@/lib/server/content/legal/render-legal-html';

const hrefOf = (page: string) => {
  if (page !== 'privacy-policy') throw new RangeError(page);
  return '/gh-en/privacy-policy';
};
const render = (markdown: string) => renderLegalHtml(markdown, hrefOf);

describe('the HTML of a legal text', () => {
  it('numbers sections, with the same anchors in every language', () => {
    const source = (a: string, b: string, c: string) => `## ${a}\n\n### ${b}\n\n## ${c}\n`;
    expect(render(source('One', 'Part', 'Two')).html).toBe(
      '<h2 id="s-1">1. One</h2>\n<h3 id="s-1-1">Part</h3>\n<h2 id="s-2">2. Two</h2>\n',
    );
    expect(render(source('عن', 'جزء', 'من')).html.match(/id="[^"]+"/g)).toEqual(['id="s-1"', 'id="s-1-1"', 'id="s-2"']);
  });

  it('lists the sections, without marks', () => {
    expect(render('## *A* & `b` [c](page:privacy-policy)\n').contents).toEqual([{ id: 's-1', title: '1. A & b c' }]);
  });

  it('starts again with every text', () => {
    render('## One\n');
    expect(render('## One\n').contents).toEqual([{ id: 's-1', title: '1. One' }]);
  });

  it('links to pages of the market, and rejects pages it does not have', () => {
    expect(render('[text](page:privacy-policy)').html).toBe('<p><a href="/gh-en/privacy-policy">text</a></p>\n');
    expect(() => render('[text](page:cookie)')).toThrow('cookie');
  });

  it('isolates names from left to right, lets them break between words, and escapes them', () => {
    expect(render('`userPin`').html).toBe('<p><code dir="ltr">user<wbr />Pin</code></p>\n');
    expect(render('`a<b>&c`').html).toBe('<p><code dir="ltr">a&lt;b&gt;&amp;c</code></p>\n');
  });

  it('contains tables and lists', () => {
    expect(render('| a | b |\n| --- | --- |\n| c | d |\n').html).toContain('<td>c</td>');
    expect(render('- **a**: b\n').html).toContain('<li><strong>a</strong>: b</li>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<h2 id="top" onclick="alert(1)">x</h2>',
    '<iframe src="//evil.example"></iframe>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,alert)',
    '[x](//evil.example)',
    '[x](https://a.example/"onmouseover="alert)',
  ])('executes nothing: %s', (source) => {
    expect(render(source).html).not.toMatch(/script|onerror|onclick|onmouseover="|iframe|data:|href="\/\/|<img/);
  });
});

describe('the sanitiser', () => {
  it('preserves anchors, structure and links', () => {
    const html =
      '<h2 id="s-1">1. A</h2><h3 id="s-1-1">B</h3><ul><li><strong>c</strong></li></ul><a href="/gh-en">d</a><code dir="ltr">e</code>';
    expect(cleanLegalHtml(html)).toBe(html);
  });

  it('removes handlers, styles, classes and elements that are not text', () => {
    expect(cleanLegalHtml('<p class="a" style="x" onclick="y" id="z">a</p><script>b</script><svg></svg>')).toBe(
      '<p>a</p>',
    );
  });
});
