import type { Element } from './element.ts'
import type { Scene } from './scene.ts'
import type { Condition } from './stage.ts'

/** A business's facts by name; an empty or missing one hides what is bound to it. */
export type Facts = Readonly<Record<string, string>>

const name = '[a-z][a-zA-Z0-9]{0,39}'
const other = `${name}|"[^"{}]{0,200}"`
const place = new RegExp(`\\{\\{\\s*(${name}(?:\\s*\\|\\s*(?:${other}))*)\\s*\\}\\}`, 'g')
const choice = new RegExp(other, 'g')

const factOf = (facts: Facts, of: string) => (Object.hasOwn(facts, of) ? (facts[of] ?? '').trim() : '')
/** The first of `{{phone | mobile | "Ask us"}}` that is there. */
const valueOf = (facts: Facts, choices: string): string => {
  for (const [one] of choices.matchAll(choice)) {
    const value = one.startsWith('"') ? one.slice(1, -1) : factOf(facts, one)
    if (value) return value
  }
  return ''
}
const placesIn = (text: string): string[] => [...text.matchAll(place)].map(([, choices]) => choices!)

/** Names of the facts a text is bound to, in all their alternatives. */
export const boundFacts = (text: string): string[] =>
  placesIn(text).flatMap((choices) =>
    [...choices.matchAll(choice)].flatMap(([one]) => (one.startsWith('"') ? [] : [one])),
  )

/** A place of this text would stay empty. */
const isEmpty = (text: string, facts: Facts) => placesIn(text).some((choices) => !valueOf(facts, choices))

// One pass: what stands in a fact is never looked at again, whatever it holds.
const fillIn = (text: string, facts: Facts) =>
  text.replace(place, (_whole, choices: string) => valueOf(facts, choices))

/** Whether a condition holds. */
export function holds(condition: Condition, facts: Facts): boolean {
  if (typeof condition === 'string') return factOf(facts, condition) !== ''
  if ('any' in condition) return condition.any.some((one) => factOf(facts, one) !== '')
  return condition.is.includes(factOf(facts, condition.fact))
}

/** The scene with all facts filled in, without what is hidden. */
export function bindScene(scene: Scene, facts: Facts): Scene {
  return { ...scene, layers: bindAll(scene.layers, facts) }
}

const bindAll = (elements: readonly Element[], facts: Facts): Element[] =>
  elements.flatMap((element) => bindOne(element, facts) ?? [])

function bindOne(given: Element, facts: Facts): Element | undefined {
  // What is bound has no conditions left, so binding it again changes nothing.
  const { when = [], unless = [], ...element } = given
  if (!when.every((one) => holds(one, facts)) || unless.some((one) => holds(one, facts))) return undefined
  const texts = textsOf(element)
  if (texts.some((text) => isEmpty(text, facts))) return undefined
  const { link } = element
  const linked = link === undefined || isEmpty(link, facts) ? undefined : fillIn(link, facts)
  const bound = { ...element, ...(link === undefined ? {} : { link: linked }) }
  switch (bound.kind) {
    case 'text':
      return { ...bound, text: fillIn(bound.text, facts) }
    case 'image':
      return { ...bound, source: fillIn(bound.source, facts) }
    case 'qr': {
      const logo = bound.logo === undefined ? '' : fillIn(bound.logo, facts)
      const { logo: _bound, ...plain } = bound
      return { ...plain, data: fillIn(bound.data, facts), ...(logo ? { logo } : {}) }
    }
    case 'group': {
      const children = bindAll(bound.children, facts)
      return children.length > 0 || bound.children.length === 0 ? { ...bound, children } : undefined
    }
    case 'shape':
      return bound
  }
}

/** The texts without which an element means nothing. A code stays without its logo. */
function textsOf(element: Element): string[] {
  if (element.kind === 'text') return [element.text]
  if (element.kind === 'image') return [element.source]
  if (element.kind === 'qr') return [element.data]
  return []
}
