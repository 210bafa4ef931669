import 'server-only';
import { notFoundLine, tableLine } from '../lines';
import { PROBED_PARTS, STATUS_DAYS, type ProbedPart } from '@/lib/market/availability';
import { LANGUAGES } from '@/lib/market/language';
import { newReference } from '../../../content/enquiries/new-reference';
import {
  continueIncident,
  listIncidents,
  openIncident,
  type IncidentTexts,
} from '../../../trust/status/incident-store';
import { EXIT_CODES, requiredOption, UsageError, type Command, type CommandArguments } from '../command';

/** Longest text of an entry. */
const MAX_TEXT_LENGTH = 600;
const TEXTS_USAGE = `--en TEXT [${LANGUAGES.filter((language) => language !== 'en')
  .map((language) => `--${language} TEXT`)
  .join('] [')}]`;

/** Returns the texts by language. English is required: it is shown where a translation is missing. */
function textsIn(args: CommandArguments): IncidentTexts {
  const texts: IncidentTexts = { en: requiredOption(args, 'en').trim() };
  for (const language of LANGUAGES) {
    const text = args.options[language]?.trim();
    if (text !== undefined) texts[language] = text;
    if (text === '' || (text ?? '').length > MAX_TEXT_LENGTH)
      throw new UsageError(`--${language} must have 1 to ${MAX_TEXT_LENGTH} characters`);
  }
  return texts;
}

const isPart = (text: string): text is ProbedPart => PROBED_PARTS.some((part) => part === text);

function partsIn(args: CommandArguments): ProbedPart[] {
  const parts = [
    ...new Set(
      requiredOption(args, 'parts')
        .split(',')
        .map((part) => part.trim()),
    ),
  ];
  if (!parts.every(isPart)) throw new UsageError(`--parts must be of ${PROBED_PARTS.join(', ')}, comma-separated`);
  return parts;
}

const incidentsOpen: Command = {
  name: 'incidents open',
  usage: `--parts LIST ${TEXTS_USAGE}`,
  summary: 'opens an incident on the status page; a language without a text shows the English text',
  options: ['parts', ...LANGUAGES],
  async run({ db, now, out }, args) {
    const reference = newReference('incident');
    await openIncident(db, { reference, parts: partsIn(args), texts: textsIn(args), at: now() });
    out(reference);
    return EXIT_CODES.ok;
  },
};

const incidentStepCommand = (verb: 'update' | 'close', step: 'updated' | 'closed', summary: string): Command => ({
  name: `incidents ${verb}`,
  usage: `REFERENCE ${TEXTS_USAGE}`,
  summary,
  options: [...LANGUAGES],
  positionals: 1,
  async run({ db, now, out, err }, args) {
    const reference = args.positionals[0]!.trim().toUpperCase();
    if (!(await continueIncident(db, { reference, step, texts: textsIn(args), at: now() }))) {
      err(notFoundLine('open incident', reference));
      return EXIT_CODES.failed;
    }
    out(`${reference} is ${step}.`);
    return EXIT_CODES.ok;
  },
});

const HEADINGS = ['reference', 'opened', 'closed', 'parts', 'languages', 'last text'];

const incidentsList: Command = {
  name: 'incidents list',
  usage: '',
  summary: 'lists incidents, open ones first, with the languages and the English text of their last entry',
  async run({ db, out }) {
    out(tableLine(HEADINGS));
    for (const { reference, openedAt, closedAt, parts, entries } of await listIncidents(db, '')) {
      const last = entries.at(-1);
      if (!last) continue;
      const languages = Object.keys(last.texts).join(',');
      out(tableLine([reference, openedAt, closedAt, parts.join(','), languages, last.texts.en]));
    }
    return EXIT_CODES.ok;
  },
};

export const INCIDENT_COMMANDS: readonly Command[] = [
  incidentsOpen,
  incidentStepCommand('update', 'updated', 'adds a text to an open incident'),
  incidentStepCommand(
    'close',
    'closed',
    `closes an incident with a last text; the status page shows it for ${STATUS_DAYS} days more`,
  ),
  incidentsList,
];
