import { randomUUID } from 'node:crypto';
import { InternationalOrderRequest } from '@/lib/contract/orders';
import { addInternationalOrder } from '@/lib/server/orders/add-international-order';
import { internationalOrder } from '../contract/order-samples';
import { openBenchSite } from './bench-site';
const site = await openBenchSite();
const input = InternationalOrderRequest.parse(internationalOrder());
const one = () => addInternationalOrder({ ctx: { ...site.ctx, idempotencyKey: randomUUID() }, input });
for (let i = 0; i < 300; i++) await one();
const N = 2000;
const c0 = process.cpuUsage();
const t0 = performance.now();
for (let i = 0; i < N; i++) await one();
const c = process.cpuUsage(c0);
console.log(
  'verb sequential: cpu us',
  (c.user + c.system) / N,
  'user',
  c.user / N,
  'wall us',
  ((performance.now() - t0) * 1000) / N,
);
await site.close();
