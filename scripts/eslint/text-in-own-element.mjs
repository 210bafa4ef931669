// Browsers that translate a page replace its text nodes. React then fails if it inserts an element before such a text,
// or removes or changes the text itself. A text that is alone in its element is safe.

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const isList = (node) => node.type === 'CallExpression' && node.callee.property?.name === 'map';

/** Expressions that a child can show: both branches of a condition, the right side of `&&`. */
function shownNodes(node) {
  if (node.type === 'ConditionalExpression') return [...shownNodes(node.consequent), ...shownNodes(node.alternate)];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' ? shownNodes(node.right) : [...shownNodes(node.left), ...shownNodes(node.right)];
  if (node.type === 'TSNonNullExpression') return shownNodes(node.expression);
  return [node];
}

/** The words of a call or template can change while the page is open. */
const isChangingText = (node) =>
  (node.type === 'TemplateLiteral' && node.expressions.length > 0) ||
  (node.type === 'CallExpression' && node.callee.name === 't' && node.arguments.length > 1);

/** Elements whose variables usually hold text. */
const PHRASES = new Set(
  'a b bdi button caption dd dt em h1 h2 h3 h4 label legend li Link p small span strong summary td th time'.split(' '),
);

const isText = (node) =>
  node.type === 'JSXText' ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() !== '') ||
  (node.type === 'CallExpression' && node.callee.name === 't');

/** A variable or a call may return text. Only its type would tell, so its parent decides. */
const isVariable = (node) =>
  ['Identifier', 'MemberExpression', 'CallExpression'].includes(node.type) &&
  !isList(node) &&
  node.name !== 'undefined';

const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : child);

/**
 * Returns true if the child may be present at one time and absent at another, or may be replaced by another element.
 */
function canAppear(child) {
  const expression = expressionOf(child);
  return ['LogicalExpression', 'ConditionalExpression'].includes(expression.type) || isList(expression);
}

const MESSAGES = {
  after: 'Put this text into an element of its own: the child before it can appear later.',
  appears: 'Put this text into an element of its own: it can appear and disappear beside others.',
  changes: 'Put this text into an element of its own: it can change beside others.',
};

export const textInOwnElement = {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    function check({ children, openingElement }) {
      const mayBeText = PHRASES.has(openingElement?.name.name) ? (node) => isText(node) || isVariable(node) : isText;
      const parts = children.filter((child) => !isBlank(child));
      if (parts.length < 2) return;
      for (const [index, part] of parts.entries()) {
        const before = parts[index - 1];
        const texts = shownNodes(expressionOf(part)).filter(mayBeText);
        if (texts.length === 0) continue;
        if (before && canAppear(before)) context.report({ node: part, messageId: 'after' });
        else if (canAppear(part)) context.report({ node: part, messageId: 'appears' });
        else if (texts.some(isChangingText)) context.report({ node: part, messageId: 'changes' });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
