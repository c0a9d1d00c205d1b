import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Case, everybody, everything, mayAsk, type Reader } from './list-cases.ts'

/** What a run of `npm run bench:lists` measures, and where it keeps what it filled. */
export type ListArguments = {
  sizes: number[]
  readers: Reader[]
  cases: Case[]
  showPlans: boolean
  /** Nine times each and no crowd: enough to find what is slow, not to say how slow. */
  quick: boolean
  /** A folder that stays for another run; null for one of its own that goes away. */
  kept: string | null
}

/** How it is asked. */
export const usage = `npm run bench:lists [-- --sizes=10000,100000,1000000] [--readers=${everybody.join(',')}]
  [--only="cards;businesses: search, two"] [--explain] [--quick] [--keep=folder]`

/**
 * Reads what stands behind the command. Throws an Error that names what is not known: a reader, a size, lists that no name begins
 * with, an option. A run that measures nothing would say that everything is quick.
 */
export function readArguments(words: string[]): ListArguments {
  const { values } = parseArgs({
    args: words,
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      readers: { type: 'string', default: everybody.join(',') },
      only: { type: 'string', default: '' },
      explain: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  })
  const sizes = values.sizes.split(',').map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new Error(`--sizes=${values.sizes}: numbers of businesses, with commas between them.`)
  const readers = values.readers.split(',').map((name) => {
    const reader = everybody.find((one) => one === name)
    if (!reader) throw new Error(`--readers: "${name}" is none of ${everybody.join(', ')}.`)
    return reader
  })
  const begins = values.only.split(';')
  const cases = everything.filter(([name]) => begins.some((begin) => name.startsWith(begin)))
  if (!readers.some((reader) => cases.some(([, , path]) => mayAsk(reader, path))))
    throw new Error(`--only: none of these readers may see a list whose name begins with "${values.only}".`)
  return {
    sizes,
    readers,
    cases,
    showPlans: values.explain,
    quick: values.quick,
    kept: values.keep ? resolve(values.keep) : null,
  }
}
