import { occasion, type Occasion, type OccasionKind, type Rule } from './rules.ts'

type Line = readonly [
  key: string,
  name: string,
  hi: string,
  gu: string,
  when: string,
  priority: number,
  words: string,
  regions?: string,
]

/** `MM-DD`, or `MM/weekday/nth` such as 05/0/2 for the second Sunday of May. */
function ruleOf(when: string): Rule {
  const [month = 0, day = 0, nth] = when.split(/[-/]/).map(Number)
  return nth === undefined ? { by: 'fixed', month, day } : { by: 'weekday', month, weekday: day, nth }
}

/** Notes occasions of one kind and source, a line each. */
export const lines = (kind: OccasionKind, source: string, all: readonly Line[]): Occasion[] =>
  all.map(([key, name, hi, gu, when, priority, words, regions]) =>
    occasion(kind, key, [name, hi, gu], ruleOf(when), source, {
      priority,
      words,
      regions: regions ? regions.split(' ') : [],
    }),
  )
