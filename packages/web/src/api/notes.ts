import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Notes of staff on a business. */
export const notesQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.notes(businessId),
    queryFn: ({ signal }) => call(noteRoutes.listNotes, { params: { id: businessId } }, { signal }),
  })

/** What a business sent in the last thirty days. */
export const greetingUseQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.greetingUse(businessId),
    queryFn: ({ signal }) => call(ownImageRoutes.getGreetingUse, { params: { id: businessId } }, { signal }),
  })
