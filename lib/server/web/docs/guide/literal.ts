import 'server-only';

/** Marks a text that stands for a value of an earlier answer. */
const EARLIER = /^«(\w+)\.(\w+)»$/;

/** Stands in a body for a field of an earlier answer's data: `earlier('quote', 'token')`. */
export const earlier = (answer: string, field: string) => `«${answer}.${field}»`;

/** Marks a text that stands for a variable of the environment. */
const SETTING = /^«\$(\w+)»$/;

/** Stands in a body for a variable of the environment. */
export const setting = (name: string) => `«$${name}»`;

/** How a language writes a value. */
export interface Syntax {
  object: readonly [open: string, close: string];
  list: readonly [open: string, close: string];
  /** A field with its value, already written. */
  field: (name: string, value: string) => string;
  text: (text: string) => string;
  truth: (value: boolean) => string;
  /** Where the program keeps a field of an earlier answer. */
  earlier: (answer: string, field: string) => string;
  /** How it reads a variable of the environment. */
  setting: (name: string) => string;
  /** What stands after the last item of several lines. */
  last: '' | ',';
  indent: string;
}

/** A line that holds more is broken, an item a line. */
const WIDTH = 88;

function lines(items: readonly string[], [open, close]: readonly [string, string], syntax: Syntax): string {
  const inner = items.join(', ');
  const oneLine = `${open}${inner}${close}`;
  if (!inner.includes('\n') && oneLine.length <= WIDTH) return oneLine;
  const indented = items.map((item) => syntax.indent + item.replaceAll('\n', `\n${syntax.indent}`));
  return `${open.trimEnd()}\n${indented.join(',\n')}${syntax.last}\n${close.trimStart()}`;
}

/** A value of JSON as the language writes it. */
export function literal(value: unknown, syntax: Syntax): string {
  if (typeof value === 'string') {
    const [, answer, field] = EARLIER.exec(value) ?? [];
    if (answer && field) return syntax.earlier(answer, field);
    const [, name] = SETTING.exec(value) ?? [];
    return name ? syntax.setting(name) : syntax.text(value);
  }
  if (typeof value === 'boolean') return syntax.truth(value);
  if (Array.isArray(value)) {
    return lines(
      value.map((item) => literal(item, syntax)),
      syntax.list,
      syntax,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, item]) => syntax.field(name, literal(item, syntax)));
    return lines(fields, syntax.object, syntax);
  }
  return String(value);
}
