/** Opens a message to the office that reads applications, its subject written. */
export function applicationLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
