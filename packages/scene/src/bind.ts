import type { Element } from './element.ts'
import type { Scene } from './scene.ts'

/** A business's facts by name; an empty or missing one hides what is bound to it. */
export type Facts = Readonly<Record<string, string>>

const place = /\{\{\s*([a-z][a-zA-Z0-9]{0,39})\s*\}\}/g
const valueOf = (facts: Facts, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? '').trim() : '')

/** Names of the facts a text is bound to. */
export const boundFacts = (text: string): string[] => [...text.matchAll(place)].map(([, name]) => name!)

// One pass: what stands in a fact is never looked at again, whatever it holds.
const fillIn = (text: string, facts: Facts) =>
  text.replace(place, (_whole, name: string) => valueOf(facts, name))

/** The scene with all facts filled in, without what is hidden. */
export function bindScene(scene: Scene, facts: Facts): Scene {
  return { ...scene, layers: bindAll(scene.layers, facts) }
}

const bindAll = (elements: readonly Element[], facts: Facts): Element[] =>
  elements.flatMap((element) => bindOne(element, facts) ?? [])

function bindOne(given: Element, facts: Facts): Element | undefined {
  // What is bound has no conditions left, so binding it again changes nothing.
  const { when = [], unless = [], ...element } = given
  if (when.some((name) => !valueOf(facts, name)) || unless.some((name) => valueOf(facts, name)))
    return undefined
  const texts = textsOf(element)
  if (texts.some((text) => boundFacts(text).some((name) => !valueOf(facts, name)))) return undefined
  const { link } = element
  const linked =
    link === undefined || boundFacts(link).some((name) => !valueOf(facts, name))
      ? undefined
      : fillIn(link, facts)
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
