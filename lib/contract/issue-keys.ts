/** The parts of a zod issue that are read here. */
interface ZodIssueParts {
  code: string;
  message: string;
  path: PropertyKey[];
  input?: unknown;
}

/**
 * Returns the key in `errors.json` for a zod issue. Our schemas use keys in place of zod's messages.
 * zod's own messages (a missing field, a wrong type) become `required` or `invalid`.
 */
export function issueKey(issue: ZodIssueParts): string {
  if (/^[a-z][A-Za-z]*$/.test(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && /received undefined|received null/.test(issue.message)
    ? 'required'
    : 'invalid';
}

/** Returns the path of the field: `parcels.0.weightKg`. */
export function issueField(issue: ZodIssueParts): string {
  return issue.path.map(String).join('.');
}
