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

/** Tells the owner of an account that somebody else tries to sign in. */
export function triesLetter(agencyName: string) {
  return {
    subject: `Somebody tries to sign in to your account at ${agencyName}`,
    text: `Somebody entered wrong passwords or asked for codes of your account at ${agencyName} many times today.\nNobody came in. You can sign in as always; on a new phone or computer we may ask for two codes.\nGive no code to anybody. If your password is easy to guess, change it in your account.\n`,
  }
}

/** The same for an SMS variable, which may be 30 characters long. */
export const triesWords = 'sign-in was tried by somebody'
