import { describe, expect, it } from 'vitest';
import {
  dataAddress,
  dataPartName,
  isDataPart,
  readDataAddress,
  splitDocument,
  withDataBeside,
  withDataInside,
} from '@/lib/server/web/stored-pages/page-data';

const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

/** Returns the data that a browser which runs this code passes to React. */
function dataOf(...codes: string[]): string {
  const rows: [number, string][] = [];
  for (const code of codes) new Function('self', code)({ __next_f: rows });
  return rows.map(([, text]) => text).join('');
}
const inside = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!);

describe('the data of a page', () => {
  const texts = ['1:"a \\"quoted\\" $& word"\n', '2:["$","p",null,{}]', ' split\\', '\\n here ', '🚚 $1 $`'];
  const html = `<head><title>$&</title></head><main>before</main>${piece(texts[0]!)}<p>between</p>${texts.slice(1).map(piece).join('')}</body>`;
  const split = splitDocument(html)!;
  const rest = '<main>before</main><p>between</p></body>';

  it('is one script with the same content, and everything else is unchanged', () => {
    const joined = withDataInside(split);
    expect(inside(joined)).toHaveLength(1);
    expect(dataOf(...inside(joined))).toBe(texts.join(''));
    expect(dataOf(...inside(joined))).toBe(dataOf(...inside(html)));
    expect(joined.replace(/<script>.*?<\/script>/s, '')).toBe(`<head><title>$&</title></head>${rest}`);
    expect(withDataInside(splitDocument(joined)!)).toBe(joined);
  });

  it('may be a file, whose script replaces the inline one', () => {
    expect(dataOf(split.data)).toBe(texts.join(''));
    const beside = withDataBeside(split, '/page-data/x/gh-en.js');
    expect(beside).toBe(
      withDataInside(split).replace(/<script>.*?<\/script>/s, '<script src="/page-data/x/gh-en.js"></script>'),
    );
  });

  it('is absent without a data script', () => {
    expect(splitDocument('<p>no data</p>')).toBeNull();
  });

  it('stays in a separate script if it is of another kind', () => {
    const binary = '<script>self.__next_f.push([3,"AAEC"])</script>';
    expect(withDataInside(splitDocument(piece('a') + binary + piece('b'))!)).toBe(binary + piece('ab'));
  });
});

describe('the address of data', () => {
  const hash = 'aZ09-_aZ09-_aZ09-_aZ09';

  it('has the page and the part', () => {
    for (const path of ['/', '/gh-en', '/tr-tr/service/help', '/gh-en/a.js'])
      expect(readDataAddress(dataAddress(hash, path))).toEqual({ path, name: dataPartName(hash) });
    expect(isDataPart(dataPartName(hash))).toBe(true);
    expect(['document', '', '/_tree'].filter(isDataPart)).toEqual([]);
  });

  it('has one valid form only', () => {
    const others = [
      '/gh-en',
      '/page-data/',
      `/page-data/${hash}`,
      `/page-data/${hash}.js`,
      '/page-data/short/gh-en.js',
    ];
    for (const address of [
      ...others,
      `/page-data/${hash}/gh-en.css`,
      `/page-data/${hash}x/gh-en.js`,
      `/x${dataAddress(hash, '/gh-en')}`,
    ])
      expect(readDataAddress(address), address).toBeNull();
  });
});
