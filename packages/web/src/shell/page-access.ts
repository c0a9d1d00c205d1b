import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { type PageAccess, pageAccess } from './staff-pages.ts'

/** What a page is to whoever works here, by its id in the list of pages; undefined until they are known. */
export function usePageAccess(id: string): PageAccess | undefined {
  const { person } = useStaff()
  const agency = useAgency()
  return person && pageAccess(id, person, agency)
}
