import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inAll, surveyFile } from '../../unit/support/survey-file';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { onEachDatabase } from '../support/world';

const TOKEN = 'sample0token1sample2';
const OTHER_TOKEN = 'another0another0anot';

onEachDatabase('ops surveys', (world) => {
  const importing = (list: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'surveys.json');
      writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list));
      return runOpsCommand(world(), 'surveys', 'import', file, ...flags);
    });
  const exportSurveys = async (): Promise<ReturnType<typeof surveyFile>[]> =>
    JSON.parse((await runOpsCommand(world(), 'surveys', 'export')).out.join('\n'));
  const version = async () =>
    (
      await world()
        .services.db.selectFrom('content_changes')
        .select('version')
        .where('tag', '=', 'surveys')
        .executeTakeFirst()
    )?.version ?? 0;
  const answer = async (visitorKey: string, answers: object, others: object = {}) => {
    const { body } = await world().call('saveSurveyResult', { token: TOKEN, visitorKey, answers, others });
    expect(body.data).toEqual({ outcome: 'SAVED' });
  };

  describe('import and export', () => {
    it('notifies the pages only of new and changed surveys', async () => {
      const before = (await exportSurveys()).length;
      const first = await importing([surveyFile(), surveyFile({ token: OTHER_TOKEN })]);
      expect(first).toMatchObject({ code: 0, err: [] });
      expect(first.out).toEqual(['surveys: 2 added, 0 changed, 0 unchanged, 0 removed.']);
      expect(await exportSurveys()).toHaveLength(before + 2);
      const lastVersion = await version();
      expect(lastVersion).toBeGreaterThan(0);

      const again = await importing([surveyFile()]);
      expect(again.out).toEqual(['surveys: 0 added, 0 changed, 1 unchanged, 0 removed.']);
      expect(await version()).toBe(lastVersion);
      const changed = await importing([surveyFile(), surveyFile({ token: OTHER_TOKEN, title: inAll('Renamed') })]);
      expect(changed.out).toEqual(['surveys: 0 added, 1 changed, 1 unchanged, 0 removed.']);
      expect(await version()).toBe(lastVersion + 1);
      const { body } = await world().call('getCollectingSurveyList', { token: OTHER_TOKEN }, { lang: 'fr' });
      expect(body.data[0].title).toBe('Renamed (fr)');
    });

    it('uses the same format by pipe and by file, also with a byte-order mark', async () => {
      await withTemporaryFolder(async (folder) => {
        const file = path.join(folder, 'all.json');
        expect((await runOpsCommand(world(), 'surveys', 'export', file)).code).toBe(0);
        const text = readFileSync(file, 'utf8');
        expect(JSON.parse(text)).toEqual(await exportSurveys());
        writeFileSync(file, `\uFEFF${text}`);
        const run = await runOpsCommand(world(), 'surveys', 'import', file, '--replace');
        expect(run.out[0]).toMatch(/^surveys: 0 added, 0 changed, [1-9]\d* unchanged, 0 removed\.$/);
        expect((await runOpsCommand(world(), 'surveys', 'export', path.join(folder, 'none', 'x.json'))).code).toBe(1);
      });
    });

    it('reports every problem of every item and imports nothing', async () => {
      const before = await exportSurveys();
      const run = await importing([
        surveyFile({ title: inAll('Never stored') }),
        surveyFile({ token: 'x', title: { ...inAll('x'), fr: '' } }),
        surveyFile({ token: OTHER_TOKEN, colour: 'red' }),
        surveyFile({ title: inAll('Twice') }),
        'nonsense',
      ]);
      expect(run).toMatchObject({ code: 1, out: [] });
      expect(run.err).toEqual([
        'item 2, token: a token must be 16 to 64 letters and digits',
        'item 2, title.fr: Please fill in this field.',
        expect.stringMatching(/^item 3: .*colour/),
        `item 4: "${TOKEN}" is already item 1`,
        expect.stringMatching(/^item 5: /),
        expect.stringMatching(/^Nothing was imported: 5 problems in .*surveys\.json\.$/),
      ]);
      expect(await exportSurveys()).toEqual(before);
    });

    it.each([
      ['{', /^the file is not JSON: /],
      ['{"a":1}', /^the file is not a JSON list$/],
      ['', /^the file is not JSON: /],
    ])('rejects %j', async (text, message) => {
      const run = await importing(text);
      expect({ code: run.code, err: run.err[0] }).toEqual({ code: 1, err: expect.stringMatching(message) });
    });

    it('prints its usage', async () => {
      expect(await runOpsCommand(world(), 'surveys', 'import')).toMatchObject({ code: 2 });
      expect(await runOpsCommand(world(), 'surveys', 'import', 'a', 'b')).toMatchObject({ code: 2 });
      expect(await runOpsCommand(world(), 'surveys', 'export', 'a', 'b')).toMatchObject({ code: 2 });
      expect(await runOpsCommand(world(), 'surveys', 'import', 'a', '--erase')).toMatchObject({ code: 2 });
      expect((await runOpsCommand(world(), 'surveys', 'import', '/none/such.json')).code).toBe(1);
    });
  });

  describe('results', () => {
    it('prints a summary as text, JSON and a table without formulas', async () => {
      await importing([surveyFile()]);
      await answer('visitor-of-ops-0001', { colour: 'RED', stars: 5, recommend: 10, words: '=HYPERLINK("x")' });
      await answer('visitor-of-ops-0002', { colour: 'OTHER', stars: 4, recommend: 3 }, { colour: 'green' });
      // Calls reject control characters, but answers of an earlier release may contain them.
      const { db } = world().services;
      for (const { id, content } of await db.selectFrom('survey_results').select(['id', 'content']).execute()) {
        const earlier = content.replaceAll('"green"', JSON.stringify('green\n\u001b[31mred'));
        await db.updateTable('survey_results').set({ content: earlier }).where('id', '=', id).execute();
      }

      const text = (await runOpsCommand(world(), 'surveys', 'results', TOKEN)).out;
      expect(text[0]).toBe('A sample (en): 2 results');
      expect(text).toEqual(
        expect.arrayContaining(['  red (en) (RED): 1 (50%)', '  average: 4.5', '  nps: 0', '  - green [31mred']),
      );

      const json = JSON.parse((await runOpsCommand(world(), 'surveys', 'results', TOKEN, '--json')).out.join('\n'));
      expect(json).toMatchObject({ token: TOKEN, results: 2 });
      expect(json.questions[0]).toMatchObject({ id: 'colour', answered: 2, texts: ['green\n\u001b[31mred'] });
      expect(json.questions.find((one: { id: string }) => one.id === 'stars').average).toBe(4.5);

      const csv = (await runOpsCommand(world(), 'surveys', 'results', TOKEN, '--csv')).out;
      expect(csv[0]).toBe('question,kind,label,what,text,value,percent\r');
      expect(csv).toContain('colour,SINGLE,Which colour? (en),choice,red (en) (RED),1,50\r');
      expect(csv).toContain('words,SHORT_TEXT,In a word? (en),text,"\'=HYPERLINK(""x"")",,\r');
    });

    it('requires a survey and one format', async () => {
      expect((await runOpsCommand(world(), 'surveys', 'results', 'nobody')).code).toBe(1);
      expect((await runOpsCommand(world(), 'surveys', 'results', TOKEN, '--csv', '--json')).code).toBe(2);
    });

    it('prevents removal of its survey and changes to its questions', async () => {
      const rest = (await exportSurveys()).filter(({ token }) => token !== TOKEN);
      const removing = await importing(rest, '--replace');
      expect({ code: removing.code, err: removing.err[0] }).toEqual({
        code: 1,
        err: expect.stringContaining(`"${TOKEN}" has 2 results`),
      });

      const [first, ...questions] = surveyFile().questions;
      const dropped = await importing([surveyFile({ questions })]);
      expect({ code: dropped.code, err: dropped.err[0] }).toEqual({
        code: 1,
        err: expect.stringMatching(/^item 1, questions: "colour" \(SINGLE\)/),
      });
      const reworded = await importing([
        surveyFile({ questions: [{ ...first, label: inAll('Colour?') }, ...questions] }),
      ]);
      expect(reworded).toMatchObject({ code: 0, err: [] });
    });
  });

  it('removes surveys that the file lacks with --replace', async () => {
    const otherSurveys = (await exportSurveys()).filter(({ token }) => token !== OTHER_TOKEN);
    const run = await importing(otherSurveys, '--replace');
    expect(run.out[0]).toMatch(/ 1 removed\.$/);
    expect((await exportSurveys()).map(({ token }) => token)).not.toContain(OTHER_TOKEN);
    expect((await world().call('getCollectingSurveyList', { token: OTHER_TOKEN })).status).toBe(404);
  });
});
