import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Headings of a long menu, each before the page it begins with; the order stays that of the specification. */
const groups: Record<string, MessageDescriptor> = {
  businesses: msg`Customers`,
  franchisees: msg`People and agencies`,
  billing: msg`Money and reports`,
  greetings: msg`Content`,
  'own-agency': msg`Office`,
}

/** The heading above a page among the ids of all pages: that of the last group that began before it. Pure. */
export function groupAt(pages: readonly string[], id: string): MessageDescriptor | null {
  const before = pages.slice(0, pages.indexOf(id) + 1).map((page) => groups[page])
  return before.findLast((group) => group !== undefined) ?? null
}
