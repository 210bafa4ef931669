import { benchBuildGrowth } from './build-growth';
import { report } from './report';

/** Measures a build with twice the prefixes: `node scripts/bench.mjs build`. */
await report([benchBuildGrowth]);
