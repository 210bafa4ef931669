import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { DAY_MS } from '@/lib/time/durations';
import { deliverySteps, orderWithCollection } from './collection-steps';
import { withTemporaryFolder, runOpsCommand } from '../ops';
import { scanRow, importScanRows } from '../scan-rows';
import type { World } from '../world';

/** Commands and deliveries that lead to a payout in Ghana. */
export function payoutSteps(world: () => World) {
  const { ago, delivery } = deliverySteps(world);
  const dayFromNow = (days = 0) =>
    new Date(world().services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

  const importTerms = (terms: object[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'terms.json');
      writeFileSync(file, JSON.stringify(terms));
      return runOpsCommand(world(), 'payout-terms', 'import', file, '--replace');
    });

  /** Imports a bank's file with these lines. Messages name it `FILE`. */
  const importBankFile = (...lines: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'bank.csv');
      writeFileSync(file, ['payout,amount,currency,status,date,reference,reason', ...lines].join('\n'));
      const { code, out, err } = await runOpsCommand(world(), 'payouts', 'import', file);
      return { code, out, err: err.map((line) => line.replace(file, 'FILE')) };
    });

  /** Proposes the payouts of a day, on that day. */
  const proposePayouts = (days = 0) => {
    const { services, ...rest } = world();
    const now = () => new Date(services.now().getTime() + days * DAY_MS);
    // Releases before 30 November 2026 have no `--country`.
    return runOpsCommand({ ...rest, services: { ...services, now } }, 'payouts', 'propose', '--market', 'GH');
  };
  const payoutIdsIn = ({ out }: { out: string[] }) => out.flatMap((line) => /^PO\d{12}/.exec(line)?.[0] ?? []);

  /** Returns the lines of the export without the names of columns. */
  const exportPayouts = async () => (await runOpsCommand(world(), 'payouts', 'export')).out.slice(1);

  /** Places an order that collects this amount and imports its delivery some days ago. Returns its waybill number. */
  async function sellParcel(token: string, minor: number, days: number): Promise<string> {
    const { body } = await world().call('addInternationalOrder', orderWithCollection(minor), { token });
    const { waybillNo } = body.data as OrderView;
    const hours = days * 24;
    await importScanRows(
      world(),
      scanRow(waybillNo, 'PICKED_UP', ago(hours + 9)),
      scanRow(waybillNo, 'OUT_FOR_DELIVERY', ago(hours + 5)),
      delivery(waybillNo, hours),
    );
    return waybillNo;
  }

  return { dayFromNow, exportPayouts, importBankFile, importTerms, payoutIdsIn, proposePayouts, sellParcel };
}
