import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs `runBeside` in a process of its own, because its programs write to that process's output. */
function runQuietly(program: string) {
  const script = `import { runBeside } from './scripts/run.mjs';
    await runBeside(process.execPath, ['-e', ${JSON.stringify(program)}], { quiet: true }).catch(({ message }) => console.log(message.slice(-6)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { stdout, stderr };
}

it('a quiet program shows nothing when it succeeds', () => {
  expect(runQuietly('console.log("table"); console.error("warning")')).toEqual({ stdout: '', stderr: '' });
});

it('a quiet program shows all of its output when it fails', () => {
  const { stdout, stderr } = runQuietly('console.log("table"); console.error("reason"); process.exitCode = 1');
  expect(stdout).toBe('failed\n');
  expect(stderr).toContain('table\n');
  expect(stderr).toContain('reason\n');
});
