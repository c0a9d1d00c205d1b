import { useRemote } from '../api/remote.ts'
import { franchiseeQuery, userQuery } from '../api/people.ts'
import { useSession } from '../session.ts'

export type Self = {
  kind: 'customer' | 'staff'
  phoneNumber: string | null
  email: string | null
  isForeignUser: boolean
  mustChangePassword: boolean
  mustSetUpTotp: boolean
  known: boolean
}

/** Who is signed in, customer or staff, in one shape. Before the answer is there nothing is known. */
export function useSelf(): Self {
  const kind = useSession((state) => state.kind)
  const user = useRemote({ ...userQuery, enabled: kind === 'customer' }).data
  const staff = useRemote({ ...franchiseeQuery, enabled: kind === 'staff' }).data
  const isStaff = kind === 'staff'
  const person = isStaff ? staff : user
  return {
    kind: isStaff ? 'staff' : 'customer',
    phoneNumber: person?.phoneNumber ?? null,
    email: person?.email ?? null,
    isForeignUser: !isStaff && user?.isForeignUser === true,
    mustChangePassword: person?.mustChangePassword ?? false,
    mustSetUpTotp: staff?.mustSetUpTotp === true && isStaff,
    known: person !== undefined,
  }
}
