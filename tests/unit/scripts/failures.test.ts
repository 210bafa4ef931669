import { describe, expect, it } from 'vitest';
import { browserFailures, vitestFailures } from '../../../scripts/testing/failures.mjs';

describe('the list of failures of a test run', () => {
  it('includes each failed unit and contract test with its message', () => {
    const passed = { fullName: 'a price is right', status: 'passed', failureMessages: [] };
    const failed = { fullName: 'a price is wrong', status: 'failed', failureMessages: ['expected 1 to be 2\n at x'] };
    const report = {
      testResults: [
        { name: 'price.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      'price.test.ts > a price is wrong\n    expected 1 to be 2\n     at x',
      'broken.test.ts\n    Unexpected token',
    ]);
  });

  it('includes each journey that finally failed, at any depth', () => {
    const test = (status: string, message?: string) => ({
      status,
      projectName: 'phone',
      results: [{ errors: [] }, { errors: message ? [{ message }] : [] }],
    });
    const specs = [
      { title: 'passes', tests: [test('expected')] },
      { title: 'passes when repeated', tests: [test('flaky')] },
      { title: 'fails', tests: [test('unexpected', 'no such button')] },
    ];
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
    };
    expect(browserFailures(report)).toEqual([
      'Playwright\n    no browser',
      'a.spec.ts > fails (phone)\n    no such button',
    ]);
  });
});
