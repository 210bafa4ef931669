import 'server-only';
import { notFoundLine } from '../lines';
import { findEnquiry } from '../../../content/enquiries/enquiry-store';
import { EXIT_CODES, type Command } from '../command';
import { exportedEnquiry } from './exported-enquiry';

/** Characters that control a terminal, such as an escape sequence in a message. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text on separate lines below its name, so that none of its lines looks like a field. */
function valueLines(name: string, value: unknown): string[] {
  const text = (Array.isArray(value) ? value.join(', ') : String(value ?? '')).replaceAll(CONTROL, '');
  const lines = text.split('\n');
  return lines.length === 1 ? [`${name}: ${text}`] : [`${name}:`, ...lines.map((line) => `    ${line}`)];
}

export const enquiriesShow: Command = {
  name: 'enquiries show',
  usage: 'REFERENCE',
  summary: 'shows one complete enquiry',
  positionals: 1,
  async run({ db, out, err }, { positionals }) {
    const [reference = ''] = positionals;
    const row = await findEnquiry(db, reference.trim().toUpperCase());
    if (!row) {
      err(notFoundLine('enquiry', positionals[0]));
      return EXIT_CODES.failed;
    }
    const { fields, ...about } = exportedEnquiry(row);
    for (const [name, value] of [...Object.entries(about), ...Object.entries(fields)])
      valueLines(name, value).forEach(out);
    return EXIT_CODES.ok;
  },
};
