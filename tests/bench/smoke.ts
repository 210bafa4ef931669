import { benchImport } from './import';
import { benchNginx } from './nginx';
import { benchOrderPages } from './order-pages';
import { benchOrders } from './orders';
import { benchPages } from './pages';
import { report } from './report';
import { benchTracking } from './tracking';

/**
 * Runs the short benches in some minutes. Ratios are measured side by side in one run, so they are comparable between
 * machines.
 */
await report([
  benchPages,
  benchNginx,
  benchOrders,
  benchOrderPages,
  () => benchTracking([1_000_000]),
  () => benchImport(100_000),
]);
