import 'server-only';
import type { Instruction } from '@/lib/contract/parcels/instructions';
import type { InstructionView } from '@/lib/contract/tracking/tracking';
import { formatDay } from '@/lib/i18n/format/format-day';
import { isolate } from '@/lib/i18n/format/isolate';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import { isFinal, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import { messageLocale } from '../../platform/texts/message-arguments';
import { listSiteNames } from '../../places/network/site-store';
import { translate } from '../../platform/texts/server-texts';
import { instructionsInForce, INSTRUCTION_COLUMN, listInstructions, type InstructionRow } from './instruction-store';

type SiteNames = Awaited<ReturnType<typeof listSiteNames>>;

export interface InstructionReader {
  language: Language;
  /** True for readers who may see names and notes. */
  mayReadNames: boolean;
}

function noteText({ presets, landmark, text }: Extract<Instruction, { kind: 'note' }>, language: Language): string {
  const parts = [
    ...presets.map((preset) => translate(language, `instructions.presets.${preset}`)),
    ...(landmark ? [translate(language, 'instructions.landmark', { landmark: isolate(landmark) })] : []),
    ...(text ? [isolate(text)] : []),
  ];
  return parts.join(' · ');
}

/** Returns the sentence that describes an instruction. */
export function instructionText(
  instruction: Instruction,
  sites: SiteNames,
  { language, mayReadNames }: InstructionReader,
): string {
  switch (instruction.kind) {
    case 'ready':
    case 'refuse':
      return translate(language, `instructions.${instruction.kind}`);
    case 'day': {
      const day = formatDay(instruction.day, messageLocale(language), 'weekdayMonthDay');
      return translate(language, 'instructions.day', { day });
    }
    case 'site': {
      const names = sites.get(instruction.siteCode);
      const site = names ? placeName({ names }, language) : instruction.siteCode;
      return translate(language, 'instructions.site', { site: isolate(site) });
    }
    case 'person': {
      if (!mayReadNames) return translate(language, 'instructions.somebody');
      const { place, name } = instruction;
      return translate(language, name ? `instructions.${place}Named` : 'instructions.reception', {
        name: isolate(name),
      });
    }
    case 'note':
      if (!mayReadNames) return translate(language, 'instructions.noteKept');
      return translate(language, 'instructions.note', { note: noteText(instruction, language) });
  }
}

/** Returns the names of the sites in these instructions. */
export async function loadSiteNames(db: Queryable, instructions: readonly Instruction[]): Promise<SiteNames> {
  const codes = instructions.flatMap((each) => (each.kind === 'site' ? [each.siteCode] : []));
  return codes.length > 0 ? listSiteNames(db, [...new Set(codes)]) : new Map();
}

export async function presentInstructions(
  db: Queryable,
  rows: readonly InstructionRow[],
  reader: InstructionReader,
): Promise<(InstructionView & { waybillNo: string })[]> {
  const instructions = instructionsInForce(rows).map((row) => ({
    row,
    instruction: INSTRUCTION_COLUMN.read(row.data),
  }));
  const sites = await loadSiteNames(
    db,
    instructions.map(({ instruction }) => instruction),
  );
  return instructions.map(({ row, instruction }) => ({
    waybillNo: row.waybill_no,
    kind: row.kind,
    at: row.at,
    text: instructionText(instruction, sites, reader),
  }));
}

/** Returns the instructions in force of parcels that are not finished, by waybill. */
export async function loadInstructions(
  db: Queryable,
  parcels: readonly { waybill_no: string; state: ParcelState }[],
  reader: InstructionReader,
): Promise<Map<string, InstructionView[]>> {
  const waybills = parcels.flatMap(({ waybill_no, state }) => (isFinal(state) ? [] : [waybill_no]));
  const views = await presentInstructions(db, await listInstructions(db, waybills), reader);
  const byWaybill = groupBy(views, ({ waybillNo }) => waybillNo);
  return new Map(
    [...byWaybill].map(([waybill, instructionsOfWaybill]) => [
      waybill,
      instructionsOfWaybill.map(({ kind, at, text }) => ({ kind, at, text })),
    ]),
  );
}
