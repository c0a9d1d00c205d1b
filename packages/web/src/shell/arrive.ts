import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAuthData, type Who } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { forget, keep, keepsakesOfPerson, kept } from '../keepsake.ts'
import { leadsIn, paths, safeNext } from '../paths.ts'
import { takeSeat } from '../seat.ts'
import { useSession } from '../session.ts'
import { sendEvent } from './usage-events.ts'

type Arrival = { kind: 'customer' | 'staff'; who: Who; next?: string | undefined; firstTime?: boolean }

/** Where a person lands: the link they came for if it is theirs to open, the first steps for somebody new, else home. Pure. */
export function landing({ kind, next, firstTime = false }: Omit<Arrival, 'who'>): string {
  const home = kind === 'staff' ? paths.admin() : paths.customer()
  const wanted = safeNext(next)
  if (wanted && wanted.replace(/\/$/, '') !== home && leadsIn(kind, wanted)) return wanted
  return firstTime ? paths.addBusiness({ firstTimeUser: true, shouldCreateDigitalCard: true }) : home
}

/** Staff and customers with one number are two people here. */
const nameOf = ({ kind, who: { phoneNumber, email } }: Pick<Arrival, 'kind' | 'who'>) =>
  `${kind} ${phoneNumber?.slice(-10) ?? email ?? ''}`

/** What is kept in this browser from now on is this person's, who may have another number by now. */
export const keepWhose = (person: Pick<Arrival, 'kind' | 'who'>) => keep('whose', nameOf(person))

/** Whether what is kept here is of somebody else. Who left by Logout took it along: then the last customer's number says it. */
function isAnother(arrival: Arrival): boolean {
  const whose = kept<string>('whose')
  if (whose !== undefined || arrival.kind === 'staff') return whose !== nameOf(arrival)
  const { phoneNumber, email } = arrival.who
  const last = kept<Who>('lastPhone')
  return last?.phoneNumber !== phoneNumber || last?.email !== email
}

/**
 * Signed in: forgets the attempt and what is here of others, remembers the number, and goes on. A session that ended while the
 * panel was closed left its drafts: they are for the person themselves only.
 */
export function useArrive() {
  const queries = useQueryClient()
  const go = useGo()
  return useCallback(
    (arrival: Arrival) => {
      queries.clear()
      const another = isAnother(arrival)
      if (arrival.kind === 'staff' || another) takeSeat()
      if (another) keepsakesOfPerson.forEach(forget)
      keepWhose(arrival)
      if (arrival.kind === 'customer') {
        keep('lastPhone', arrival.who)
        void sendEvent('LOGIN')
      }
      useSession.getState().become(arrival.kind)
      useAuthData.getState().clear()
      go(landing(arrival), { replace: true })
    },
    [queries, go],
  )
}
