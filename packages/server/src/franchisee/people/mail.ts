const changed = { password: 'password changed', secondStep: 'second step switched off' } as const
type Changed = keyof typeof changed

/** Tells a member of staff that an admin gave them another password, or took their second step off. */
export const staffLetter = (what: Changed, agencyName: string) => ({
  subject: `Your account at ${agencyName}: ${changed[what]}`,
  text: `An admin of ${agencyName} did this just now with your account: ${changed[what]}.\nIf you did not ask for it, use "Forgot password?" at once and tell ${agencyName}.\n`,
})

/** The same for an SMS variable, which may be 30 characters long. */
export const staffWords = (what: Changed): string => changed[what]
