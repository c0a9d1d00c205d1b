import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { fixtures } from './fixtures.ts'

/** Every design with every fixture, named. */
export const cards: [name: string, facts: CardPageFacts][] = templateCodes.flatMap((code) =>
  Object.entries(fixtures).map(([name, facts]): [string, CardPageFacts] => [
    `${code} ${name}`,
    { ...facts, template: { ...facts.template, code } },
  ]),
)
