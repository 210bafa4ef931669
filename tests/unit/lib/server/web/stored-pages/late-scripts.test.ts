import { describe, expect, it } from 'vitest';
import { withLateScripts } from '@/lib/server/web/stored-pages/late-scripts';

const one = '<script src="/_next/one.js" async=""></script>';
const two = '<script src="/_next/two.js" async=""></script>';
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/one.js"/>';

describe('the script list of a document', () => {
  it('is in order, each once, for the loader after the first paint', () => {
    const html = withLateScripts(
      `<head>${hint}${two}</head><body><main></main>${one}${two}<script>(self.__next_f=1)</script></body>`,
    );
    expect(html).toMatch(
      /^<head><\/head><body><main><\/main><script data-late="\/_next\/two\.js \/_next\/one\.js">.+<\/script><script>\(self\.__next_f=1\)<\/script><\/body>$/,
    );
  });

  it('stays unchanged if there are none to defer, or the browser needs them at once', () => {
    for (const html of ['<body>text</body>', '<head><script src="/old.js" noModule=""></script></head><body></body>'])
      expect(withLateScripts(html)).toBe(html);
  });
});
