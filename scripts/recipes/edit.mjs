// Edits of a text for the samples of the recipes. Each fails if the text has changed its form.

/** Inserts text before the first occurrence of the anchor. */
export const insertBefore = (anchor, addition) => (text) => {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`Not found: ${anchor}. Correct the sample in scripts/recipes.`);
  return text.slice(0, at) + addition + text.slice(at);
};

export const appendText = (addition) => (text) => `${text}\n${addition}`;

/** Returns a function that sets a value in the text of a file of messages. */
export const setMessage = (keys, value) => (text) => {
  const messages = JSON.parse(text);
  const parent = keys.slice(0, -1).reduce((object, key) => object[key], messages);
  parent[keys.at(-1)] = value;
  return `${JSON.stringify(messages, null, 2)}\n`;
};
