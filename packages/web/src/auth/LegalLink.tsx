import type { ReactNode } from 'react'

/** One of the agency's texts in a tab of its own; its name alone where the agency gave none yet. */
export function LegalLink({ href, children }: { href: string; children?: ReactNode }) {
  if (href === '') return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
