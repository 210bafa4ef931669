import { benchImport } from './import';
import { benchMemory } from './memory';
import { benchNginx } from './nginx';
import { benchOrders } from './orders';
import { benchPages } from './pages';
import { report } from './report';
import { benchTracking } from './tracking';

/** Every figure; the memory of a process alone takes half an hour. */
await report([
  benchPages,
  benchNginx,
  benchOrders,
  benchTracking,
  () => benchImport(process.env.BENCH_POSTGRES_URL),
  benchMemory,
]);
