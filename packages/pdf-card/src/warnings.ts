import { bindScene } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { layText } from '@parichay/scene/elements/text.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { pixelsPerUnit } from '@parichay/scene/scene.ts'
import { type CardOrder, cardScene, factsOf, sides } from './card.ts'

/** Texts of a card by the fact they say, on both sides. */
const textsOf = (order: CardOrder) => {
  const facts = factsOf(order)
  return sides.flatMap((side) => {
    const scene = bindScene(cardScene({ ...order, isSample: false }, side), facts)
    return [...walkElements(scene.layers)].flatMap((element) =>
      element.kind === 'text' && element.id && element.id in facts
        ? [{ id: element.id, element, scene }]
        : [],
    )
  })
}

const always = ['companyName', 'name', 'hasLogo', 'signatureDocumentId', 'photoDocumentId']
/** The same card with one fact beside the names. */
function alone(order: CardOrder, part: 'common' | 'person', field: string): CardOrder {
  const bare = <T extends object>(of: T, keep: boolean): T =>
    Object.fromEntries(
      Object.entries(of).map(([name, value]) => [
        name,
        always.includes(name) || typeof value !== 'string' || (keep && name === field) ? value : '',
      ]),
    ) as T
  const { common, person } = order.details
  return {
    ...order,
    details: {
      ...order.details,
      common: bare(common, part === 'common'),
      person: bare(person, part === 'person'),
    },
  }
}

const fields = {
  common: {
    tagline: 'tagline',
    whatsapp: 'whatsapp',
    email: 'email',
    website: 'website',
    address: 'address',
  },
  person: {
    designation: 'role',
    department: 'department',
    idNo: 'idNo',
    bloodGroup: 'blood',
    dateOfBirth: 'born',
    emergencyPhone: 'emergency',
    validTill: 'validTill',
    address: 'ownAddress',
  },
} as const

/**
 * Names of the facts that end in an ellipsis although they shrink and break, and of those that find no room beside all the
 * others. A fact that a template never shows is none of them. The pen has the faces of both sides.
 */
export function cardWarnings(pen: Pen, order: CardOrder): string[] {
  const texts = textsOf(order)
  const cut = texts.flatMap(({ id, element, scene }) => {
    const stage = { pen, perUnit: pixelsPerUnit(scene), language: scene.language }
    return layText(stage, element).cut ? [id] : []
  })
  const said = new Set(texts.map(({ id }) => id))
  const facts = factsOf(order)
  const left = (['common', 'person'] as const).flatMap((part) =>
    Object.entries(fields[part]).flatMap(([field, id]) =>
      !facts[id] || said.has(id) || !textsOf(alone(order, part, field)).some((text) => text.id === id)
        ? []
        : [id],
    ),
  )
  return [...new Set([...cut, ...left])]
}
