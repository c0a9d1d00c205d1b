const changed = { password: 'password', phone: 'phone number', email: 'e-mail address' } as const

/** Tells the owner of an account that something about signing in changed. */
export function changeLetter(what: keyof typeof changed, agencyName: string) {
  return {
    subject: `Your ${changed[what]} at ${agencyName} was changed`,
    text: `The ${changed[what]} of your account at ${agencyName} was changed just now.\nIf this was not you, use "Forgot password?" at once and tell ${agencyName}.\n`,
  }
}

/** The same for an SMS variable, which may be 30 characters long. */
export const changeWords = (what: keyof typeof changed) => `${changed[what]} changed`
