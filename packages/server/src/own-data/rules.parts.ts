import type { Part } from './rules.part.ts'
import { accountParts } from './rules.parts.account.ts'
import { businessParts } from './rules.parts.business.ts'
import { moneyParts } from './rules.parts.money.ts'
import { projectParts } from './rules.parts.projects.ts'

/** What the copy is made of, in its order: who somebody is, what is theirs, what was paid and done. */
export const parts: readonly Part[] = [...accountParts, ...businessParts, ...projectParts, ...moneyParts]
