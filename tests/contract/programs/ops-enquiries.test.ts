import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ENQUIRIES, type EnquiryCall } from '../support/enquiry-samples';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { CONTROLS_MARK, storeControls } from '../support/stored-controls';
import { onEachDatabase } from '../support/world';

onEachDatabase('ops enquiries', (world) => {
  const references: Partial<Record<EnquiryCall, string>> = {};
  let feedbackAt = '';
  beforeAll(async () => {
    const submit = async (name: EnquiryCall, change: object = {}) => {
      const { body } = await world().call(name, { ...ENQUIRIES[name], ...change });
      references[name] = body.data.reference;
      world().pass(1500);
    };
    await submit('saveFranchiseApplication', { remark: '=HYPERLINK("http://evil.example","x")' });
    await submit('saveEnterpriseCustomer', { countryCode: 'TR', phone: '05300000123' });
    feedbackAt = world().services.now().toISOString();
    await submit('saveCustomerFeedback', { message: `two\nlines, "quoted" ${CONTROLS_MARK}red` });
    await storeControls(world());
  });

  it('lists them without names, by kind, country and day', async () => {
    const all = await runOpsCommand(world(), 'enquiries', 'list');
    expect({ code: all.code, outCount: all.out.length }).toEqual({ code: 0, outCount: 4 });
    expect(all.out[1]).toMatch(new RegExp(`^\\S+\t${references.saveFranchiseApplication}\tfranchise\tGH\ten\t$`));
    expect(all.out.join()).not.toMatch(/Efua|Ama|Youssef|@|000 0123/);
    expect((await runOpsCommand(world(), 'enquiries', 'list', '--kind', 'enterprise')).out).toHaveLength(2);
    expect((await runOpsCommand(world(), 'enquiries', 'list', '--country', 'ma')).out).toHaveLength(2);
    expect((await runOpsCommand(world(), 'enquiries', 'list', '--since', feedbackAt)).out).toHaveLength(2);
    expect((await runOpsCommand(world(), 'enquiries', 'list', '--kind', 'gossip')).code).toBe(2);
    expect((await runOpsCommand(world(), 'enquiries', 'list', '--country', 'XX')).code).toBe(2);
    expect((await runOpsCommand(world(), 'enquiries', 'list', '--since', 'long ago')).code).toBe(2);
  });

  it('shows one in full without terminal control characters', async () => {
    const { code, out } = await runOpsCommand(
      world(),
      'enquiries',
      'show',
      references.saveCustomerFeedback!.toLowerCase(),
    );
    expect(code).toBe(0);
    expect(out).toEqual(expect.arrayContaining(['kind: feedback', 'name: Youssef', 'message:', '    two']));
    expect(out.join('\n')).not.toContain('\u001b');
    const missing = await runOpsCommand(world(), 'enquiries', 'show', 'FB0000000000');
    expect(missing).toMatchObject({ code: 1, out: [] });
    expect((await runOpsCommand(world(), 'enquiries', 'show')).code).toBe(2);
  });

  it('exports files that only the owner reads and spreadsheets open safely', async () => {
    await withTemporaryFolder(async (folder) => {
      const lines = path.join(folder, 'all.ndjson');
      expect((await runOpsCommand(world(), 'enquiries', 'export', lines)).code).toBe(0);
      const records = readFileSync(lines, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(records.map(({ kind }) => kind)).toEqual(['franchise', 'enterprise', 'feedback']);
      expect(records[1].fields).toMatchObject({ destinations: ['GH', 'KE'], weightKg: 120 });
      expect(statSync(lines).mode & 0o077).toBe(0);

      const sheet = path.join(folder, 'all.csv');
      expect((await runOpsCommand(world(), 'enquiries', 'export', sheet, '--kind', 'franchise')).out).toEqual([
        `1 enquiry written to ${sheet}.`,
      ]);
      const csv = readFileSync(sheet, 'utf8');
      expect(csv.startsWith('\uFEFFcreated,reference,kind,country,language,name')).toBe(true);
      expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
      expect(csv).toContain(',yes,');
      expect((await runOpsCommand(world(), 'enquiries', 'export', path.join(folder, 'all.xls'))).code).toBe(2);
    });
  });
});
