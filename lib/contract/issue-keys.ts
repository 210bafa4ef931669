/** A zod issue, as far as it is read here. */
interface Issue {
  code: string;
  message: string;
  path: PropertyKey[];
  input?: unknown;
}

/**
 * The key in `errors.json` for a zod issue. Our schemas put keys where zod has sentences;
 * what zod says itself (a missing field, a wrong type) becomes `required` or `invalid`.
 */
export function issueKey(issue: Issue): string {
  if (/^[a-z][A-Za-z]*$/.test(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && /received undefined|received null/.test(issue.message)
    ? 'required'
    : 'invalid';
}

/** `parcels.0.weightKg` */
export function issueField(issue: Issue): string {
  return issue.path.map(String).join('.');
}
