import { benchImport } from './import';
import { benchNginx } from './nginx';
import { benchOrders } from './orders';
import { benchPages } from './pages';
import { report } from './report';
import { benchTracking } from './tracking';

/** The quick form: some minutes. Ratios are measured side by side in one run, so they are comparable between machines. */
await report([benchPages, benchNginx, benchOrders, benchTracking, () => benchImport(process.env.BENCH_POSTGRES_URL)]);
