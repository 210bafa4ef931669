import type { BenchResult } from './result';

function formatLine({ name, value, unit, target, ok }: BenchResult): string {
  const figure = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
  return `${ok ? '  ' : '! '}${name.padEnd(66)}${figure.padStart(12)} ${unit.padEnd(10)} ${target}`;
}

/**
 * Runs benches one after the other and prints a line for each figure. The process fails if a bench misses its target.
 */
export async function report(benches: readonly (() => Promise<readonly BenchResult[]>)[]): Promise<void> {
  for (const bench of benches)
    for (const result of await bench()) {
      process.stdout.write(`${formatLine(result)}\n`);
      if (!result.ok) process.exitCode = 1;
    }
}
