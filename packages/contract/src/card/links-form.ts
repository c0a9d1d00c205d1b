import { z } from 'zod'
import type { LinkType } from '../link-store/fields.ts'
import { cleanLinkValue, linkFault } from '../link-store/rules.ts'
import { CardLink } from './fields.ts'

/** Links as the form holds them while somebody types. */
export type TypedLinks = { links: CardLink[] }

/** The links of a card as a form holds them; each value is cleaned and checked by its type, and the fault stands at its own row. */
export const makeLinksForm = (types: readonly LinkType[]): z.ZodType<CardLink[], TypedLinks> => {
  const byId = new Map(types.map((type) => [type.linkTypeId, type]))
  const row = z.object({ linkTypeId: z.number(), title: CardLink.shape.title, value: z.string() })
  return z.object({ links: z.array(row) }).transform(({ links }, issues) =>
    links.map((link, place) => {
      const type = byId.get(link.linkTypeId)
      const value = type ? cleanLinkValue(type, link.value) : link.value
      const message = type ? linkFault(type, value) : null
      if (message) issues.addIssue({ code: 'custom', path: ['links', place, 'value'], message })
      return { ...link, value }
    }),
  )
}

/** How the box of a type is typed in. */
export function linkKeyboard(type: Pick<LinkType, 'fieldType' | 'prefix'>): 'tel' | 'email' | 'url' | 'text' {
  return type.fieldType === 'url' && type.prefix !== '' ? 'text' : type.fieldType
}

/** The list with one link moved; places out of range change nothing. */
export function moveLink<T>(links: readonly T[], from: number, to: number): T[] {
  const moved = [...links]
  if (from < 0 || to < 0 || from >= links.length || to >= links.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
