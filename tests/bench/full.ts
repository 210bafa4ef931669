import { benchBuildGrowth } from './build-growth';
import { benchImport } from './import';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
import { benchMetricsCost } from './metrics-cost';
import { benchNginx } from './nginx';
import { benchOrderDesk } from './order-desk';
import { benchOrderPages } from './order-pages';
import { benchOrders } from './orders';
import { benchPages } from './pages';
import { report } from './report';
import { benchTracking } from './tracking';

/** Runs all benches but `labels`, `push` and `soak`. The bench of memory takes half an hour. */
await report([
  benchPages,
  benchNginx,
  benchOrders,
  benchOrderDesk,
  benchOrderPages,
  () => benchTracking([1_000_000, 10_000_000]),
  () => benchImport(1_000_000),
  benchBuildGrowth,
  benchLighthouse,
  benchMetricsCost,
  benchMemory,
]);
