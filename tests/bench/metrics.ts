import { benchMetricsCost } from './metrics-cost';
import { report } from './report';

await report([benchMetricsCost]);
