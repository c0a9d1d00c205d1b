/** The person in an entry: `user 12`, `franchisee 3 of 1`, `visitor`, `system`; nobody has the number 0, which what fills the demo acts by. Pure. */
export function whoIn(actor: string): { userId?: number; franchiseeId?: number; agencyId?: number } {
  const user = /^user (\d+)$/.exec(actor)
  if (user) return { userId: Number(user[1]) }
  const staff = /^franchisee ([1-9]\d*) of (\d+)$/.exec(actor)
  return staff ? { franchiseeId: Number(staff[1]), agencyId: Number(staff[2]) } : {}
}

/** Where the next part begins. */
export const cursorOf = (last: { at: Date; auditId: number }) => `${last.at.getTime()}-${last.auditId}`

/** The entry a cursor names. */
export function readCursor(cursor: string): { at: Date; auditId: number } {
  const [at, auditId] = cursor.split('-').map(Number)
  return { at: new Date(at!), auditId: auditId! }
}
