import { z } from 'zod'
import { AgencyFilters, agencyStatuses } from '../agency/filters.ts'
import { PeopleFilters } from '../franchisee/filters.ts'
import { AgencyId, FranchiseeId, line } from '../ids.ts'
import { ticked, turns } from './fields.ts'

/** Which people: the filters of Franchisee List, without order and page. */
export const PeopleChoice = PeopleFilters.omit({ ...turns, all: true })
  .extend({ franchiseeIds: ticked(FranchiseeId) })
  .strict()
export type PeopleChoice = z.output<typeof PeopleChoice>

/** Which agencies: the filters of Agency Management. */
export const AgencyChoice = AgencyFilters.omit(turns)
  .extend({ agencyIds: ticked(AgencyId) })
  .strict()
export type AgencyChoice = z.output<typeof AgencyChoice>

/** What many agencies are switched to; the reason, without which none is suspended, stands in the log of each. */
export const agencySwitch = { status: z.enum(agencyStatuses), reason: line(200).optional() }
