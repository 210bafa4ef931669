import 'server-only';
import path from 'node:path';
import { inspectWorksheet, type InspectedWorksheet } from './inspect-worksheet';
import { sheetTooLargeError, sheetUnreadableError } from './refusals';
import { storedArchive, workbookEntries } from './workbook-entries';

/** Limit in bytes of the parts that name other parts. Real ones have a few thousand. */
const MAX_INDEX_BYTES = 256 * 1024;

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of each element of this name, without namespace prefixes. */
function elementsOf(part: Buffer, name: string): Attributes[] {
  if (part.length > MAX_INDEX_BYTES) throw sheetTooLargeError();
  const xml = part.toString('utf8').replaceAll(/<!--[\s\S]*?-->/g, '');
  const element = new RegExp(`<(?:\\w+:)?${name}((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*/?>`, 'g');
  const attribute = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  return [...xml.matchAll(element)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(attribute)].map(([, key, double, single]) => [key, double ?? single ?? '']),
    ),
  );
}

/** Returns the name of the part that a relationship of the workbook refers to. */
const partNameOf = (target: string) => (target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target));

const WORKBOOK = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';
const RELATIONSHIP_TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Names in the new archive. The worksheet's part is the inspected worksheet, regardless of its original name. */
const DEFAULT_PARTS = {
  worksheet: 'worksheets/sheet1.xml',
  sharedStrings: 'sharedStrings.xml',
  styles: 'styles.xml',
} as const;

/** Returns the index parts of a workbook with one sheet. They refer only to the parts of DEFAULT_PARTS. */
function createIndexParts(epoch1904: boolean) {
  const related = Object.entries(DEFAULT_PARTS).map(
    ([type, target]) => `<Relationship Id="${type}" Type="${RELATIONSHIP_TYPES}/${type}" Target="${target}"/>`,
  );
  const sheet = '<sheet name="Sheet1" sheetId="1" r:id="worksheet"/>';
  return {
    [WORKBOOK]: Buffer.from(
      `<workbook xmlns:r="${RELATIONSHIP_TYPES}"><workbookPr date1904="${epoch1904 ? 1 : 0}"/><sheets>${sheet}</sheets></workbook>`,
    ),
    [RELATIONSHIPS]: Buffer.from(`<Relationships>${related.join('')}</Relationships>`),
  };
}

export interface WorkbookSheet {
  /** Name on the tab. */
  name: string;
  /** Inspects the worksheet. Returns it as an archive with nothing but it, the shared strings and the styles. */
  open: () => Omit<InspectedWorksheet, 'xml'> & { archive: Buffer };
}

/** Maximum number of sheets of a workbook in which parcels are looked for. */
const MAX_SHEETS = 10;

/** Returns the text of an attribute, in which XML writes some letters as entities. */
const decodeEntities = (text: string) =>
  text
    .replaceAll(/&#(x[\da-f]+|\d+);/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number(code.replace(/^x/i, '0x')))),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/**
 * Returns the sheets of a workbook that a person sees, in their order. Parts that no opened sheet needs are omitted,
 * since they are not inspected. Throws `invalid` for a file that is no workbook or is too large. `open` throws it for a
 * worksheet that is missing or has distant cells.
 */
export function inspectWorkbook(file: Buffer): WorkbookSheet[] {
  const parts = workbookEntries(file);
  const [workbook, relationships] = [parts.get(WORKBOOK), parts.get(RELATIONSHIPS)];
  if (!workbook || !relationships) throw sheetUnreadableError();
  const related = elementsOf(relationships, 'Relationship').filter(({ TargetMode }) => TargetMode !== 'External');
  const partOf = (type: string, id?: string) => {
    const relation = related.findLast(({ Type, Id }) => Type?.endsWith(`/${type}`) && (id === undefined || Id === id));
    return relation && partNameOf(relation.Target ?? '');
  };
  const sharedStrings = parts.get(partOf('sharedStrings') ?? 'xl/sharedStrings.xml');
  const styles = parts.get(partOf('styles') ?? 'xl/styles.xml');
  const [properties] = elementsOf(workbook, 'workbookPr');
  const archiveOf = (worksheet: Buffer) =>
    storedArchive({
      ...createIndexParts(properties?.date1904 === '1'),
      [`xl/${DEFAULT_PARTS.worksheet}`]: worksheet,
      ...(sharedStrings && { [`xl/${DEFAULT_PARTS.sharedStrings}`]: sharedStrings }),
      ...(styles && { [`xl/${DEFAULT_PARTS.styles}`]: styles }),
    });
  const sheets = elementsOf(workbook, 'sheet').flatMap(({ name, id = '', state = 'visible' }) => {
    const part = partOf('worksheet', id);
    return name && part !== undefined && state === 'visible' ? [{ name, part }] : [];
  });
  return sheets.slice(0, MAX_SHEETS).map(({ name, part }) => ({
    name: decodeEntities(name),
    open() {
      const worksheet = parts.get(part);
      if (!worksheet) throw sheetUnreadableError();
      const { xml, ...inspected } = inspectWorksheet(worksheet);
      return { ...inspected, archive: archiveOf(xml) };
    },
  }));
}
