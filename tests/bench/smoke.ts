import { benchImport } from './import';
import { benchNginx } from './nginx';
import { benchOrders } from './orders';
import { benchPages } from './pages';
import type { BenchResult } from './result';
import { benchTracking } from './tracking';

function line({ name, value, unit, target, ok }: BenchResult): string {
  const figure = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
  return `${ok ? '  ' : '! '}${name.padEnd(58)}${figure.padStart(12)} ${unit.padEnd(10)} ${target}`;
}

/** All benches in one run: ratios are measured side by side, so they are comparable between machines. */
for (const bench of [
  benchPages,
  benchNginx,
  benchOrders,
  benchTracking,
  () => benchImport(process.env.BENCH_POSTGRES_URL),
]) {
  for (const result of await bench()) process.stdout.write(`${line(result)}\n`);
}
