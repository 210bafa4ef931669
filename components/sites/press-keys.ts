/** The keys that press a button. */
export function isPress({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'Enter' || key === ' ';
}
