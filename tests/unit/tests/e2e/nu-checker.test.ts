import { describe, expect, it } from 'vitest';
import { ensureJava } from '../../../../scripts/testing/debian.mjs';
import { nuFaults } from '../../../e2e/support/nu-checker';

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body><main><h1>Page</h1>${main}</main></body></html>`;

describe.skipIf(!ensureJava())('the Nu HTML checker', () => {
  it('names the page and its error', () => {
    const faults = nuFaults([
      { name: 'sound', html: page('<p>All is well.</p>') },
      { name: 'nested', html: page('<p><button><a href="#x">Go</a></button></p>') },
      { name: 'nameless', html: page('<section><p>What is this?</p></section>') },
    ]);
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['nameless', 'nested']);
    expect(faults.find((fault) => fault.startsWith('nested'))).toMatch(/“a”.*must not appear.*“button”/);
    expect(faults.find((fault) => fault.startsWith('nameless'))).toMatch(/Section lacks heading/);
  }, 60_000);
});
