import { benchBuildGrowth } from './build-growth';
import { report } from './report';

/** What a build costs with twice the prefixes: `node scripts/bench.mjs build`. */
await report([benchBuildGrowth]);
