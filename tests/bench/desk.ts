import { benchOrderDesk } from './order-desk';
import { report } from './report';

/** Measures only the list of a sender, without the built site: `node scripts/bench.mjs desk`. */
await report([benchOrderDesk]);
