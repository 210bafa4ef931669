// Failed tests for the end of the test run: readers and logs only show the last lines of a long output.
const MAX_LINES = 15;

/** Returns the failures in vitest's JSON report: `file > test` and the first lines of the message. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failureOf(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureOf(`${name} > ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/**
 * Returns the failures in Playwright's JSON report, in the same format. A test that passed on retry is not a failure.
 */
export function browserFailures({ suites, errors }) {
  const broken = errors.map(({ message }) => failureOf('Playwright', message));
  return [...broken, ...suites.flatMap((suite) => failuresOf(suite))];
}

function failuresOf({ file, specs, suites = [] }) {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failureOf(
          `${file} > ${title} (${projectName})`,
          results
            .at(-1)
            .errors.map(({ message }) => message)
            .join('\n'),
        ),
      ),
  );
  return [...here, ...suites.flatMap((suite) => failuresOf(suite))];
}

function failureOf(name, message = '') {
  const lines = message.trim().split('\n').slice(0, MAX_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
