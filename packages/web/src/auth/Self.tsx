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

/** Who is signed in, customer or staff, in one shape. Before the answer is there, and of nobody, nothing is known. */
export function useSelf(): Self {
  const kind = useSession((state) => state.kind)
  const isStaff = kind === 'staff'
  const customers = useRemote({ ...userQuery, enabled: kind === 'customer' }).data
  const staffs = useRemote({ ...franchiseeQuery, enabled: isStaff }).data
  // What was answered of somebody who left stands until something else is asked: it says nothing of who comes next.
  const user = kind === 'customer' ? customers : undefined
  const staff = isStaff ? staffs : undefined
  const person = staff ?? user
  return {
    kind: isStaff ? 'staff' : 'customer',
    phoneNumber: person?.phoneNumber ?? null,
    email: person?.email ?? null,
    isForeignUser: user?.isForeignUser === true,
    mustChangePassword: person?.mustChangePassword ?? false,
    mustSetUpTotp: staff?.mustSetUpTotp === true,
    known: person !== undefined,
  }
}
