import 'server-only';

/** Text that represents a value of an earlier response. */
const EARLIER_FIELD = /^«(\w+)\.(\w+)»$/;

/** Returns a placeholder for a field of an earlier response's data: `earlierField('quote', 'token')`. */
export const earlierField = (response: string, field: string) => `«${response}.${field}»`;

/** Text that represents an environment variable. */
const ENVIRONMENT_VARIABLE = /^«\$(\w+)»$/;

/** Returns a placeholder for an environment variable. */
export const settingPlaceholder = (name: string) => `«$${name}»`;

/** Syntax of values in a programming language. */
export interface LiteralSyntax {
  object: readonly [open: string, close: string];
  list: readonly [open: string, close: string];
  /** Returns a field with its value, which is already in the language's syntax. */
  field: (name: string, value: string) => string;
  text: (text: string) => string;
  truth: (value: boolean) => string;
  /** Returns the expression for a field of an earlier response. */
  earlier: (response: string, field: string) => string;
  /** Returns the expression that reads an environment variable. */
  setting: (name: string) => string;
  /** Character after the last item of a list over several lines. */
  last: '' | ',';
  indent: string;
}

/** Maximum number of characters of a list on one line. A longer one has one item per line. */
const MAX_LINE_WIDTH = 88;

function lines(items: readonly string[], [open, close]: readonly [string, string], syntax: LiteralSyntax): string {
  const inner = items.join(', ');
  const oneLine = `${open}${inner}${close}`;
  if (!inner.includes('\n') && oneLine.length <= MAX_LINE_WIDTH) return oneLine;
  const indented = items.map((item) => syntax.indent + item.replaceAll('\n', `\n${syntax.indent}`));
  return `${open.trimEnd()}\n${indented.join(',\n')}${syntax.last}\n${close.trimStart()}`;
}

/** Returns a JSON value in the language's syntax. */
export function literalText(value: unknown, syntax: LiteralSyntax): string {
  if (typeof value === 'string') {
    const [, response, field] = EARLIER_FIELD.exec(value) ?? [];
    if (response && field) return syntax.earlier(response, field);
    const [, name] = ENVIRONMENT_VARIABLE.exec(value) ?? [];
    return name ? syntax.setting(name) : syntax.text(value);
  }
  if (typeof value === 'boolean') return syntax.truth(value);
  if (Array.isArray(value)) {
    return lines(
      value.map((item) => literalText(item, syntax)),
      syntax.list,
      syntax,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, item]) => syntax.field(name, literalText(item, syntax)));
    return lines(fields, syntax.object, syntax);
  }
  return String(value);
}
