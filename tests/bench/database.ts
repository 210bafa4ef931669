import { benchImport } from './import';
import { benchOrders } from './orders';
import { report } from './report';
import { benchTracking } from './tracking';

/** Measures only the databases, without the built site: `node scripts/bench.mjs database`. */
await report([() => benchImport(100_000), benchOrders, () => benchTracking([1_000_000])]);
