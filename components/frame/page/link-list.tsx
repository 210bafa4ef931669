import Link from 'next/link';

/** Address and label: only these, because each page contains the whole list. */
export type NamedLink = readonly [href: string, label: string];

export interface LinkListProps {
  links: readonly NamedLink[];
  /** The open page, whose link is marked. */
  current?: string;
  labelledBy?: string;
  className?: string;
}

export function LinkList({ links, current, labelledBy, className }: LinkListProps) {
  return (
    <ul role="list" aria-labelledby={labelledBy} className={className}>
      {links.map(([href, label]) => (
        <li key={href}>
          <Link href={href} prefetch={false} aria-current={href === current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
