import { z } from 'zod'
import { AgencyId, Flag, IstDate, line } from '../ids.ts'
import { peopleBounds, personStates, State } from './fields.people.ts'
import { StaffRole } from './fields.ts'

/** Filters of Franchisee List; they live in the URL of the panel too. */
export const PeopleFilters = z.object({
  /** Everybody of the list at once, for choosing one of them; it widens no list. */
  all: Flag.optional(),
  search: z.string().max(100).optional(),
  role: StaffRole.optional(),
  state: z.enum(personStates).optional(),
  /** Who works in this state of India, by its two digits; who works everywhere does too. */
  territory: State.optional(),
  /** Who works in this city, however it is written large or small; who works everywhere does too. */
  city: line(peopleBounds.city).optional(),
  /** Added on or after this day (IST). */
  from: IstDate.optional(),
  /** Added on or before this day (IST). */
  to: IstDate.optional(),
  sort: z.enum(['newest', 'oldest', 'name']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  /** Pages count from the end: page 1 is the last one, whatever the total. */
  fromEnd: Flag.optional(),
  agencyId: AgencyId.optional(),
})
