import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const catalogue = readFileSync(resolve(import.meta.dirname, '../../packages/web/src/locales/hi.po'), 'utf8')
const hindi = new Map(
  [...catalogue.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(([, english, other]) => [english, other]),
)

const pattern = (words: string) =>
  words.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')

/** A text of the panel in English or Hindi, whichever the picture is taken in; placeholders stand for any words. */
export function either(english: string): RegExp {
  const other = hindi.get(english)
  if (!other) throw new Error(`The panel says nothing like “${english}”`)
  return new RegExp(`^(${pattern(english)}|${pattern(other)})$`)
}
