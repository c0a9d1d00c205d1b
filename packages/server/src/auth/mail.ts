import { takeBackHours } from '@parichay/contract/auth/fields.ts'
import { describeDevice } from '@parichay/contract/auth/rules.ts'

const changed = {
  password: 'password changed',
  phone: 'phone number changed',
  email: 'e-mail address changed',
  emailConfirmed: 'e-mail confirmed for codes',
  phoneBack: 'phone number taken back',
  emailBack: 'e-mail address taken back',
  secondStepOn: 'second step switched on',
  secondStepOff: 'second step switched off',
} as const

function adviceOn(what: keyof typeof changed, agencyName: string): string {
  if (what === 'email')
    return `If this was not you, use "Forgot password?" with this e-mail address within ${takeBackHours} hours: a code comes here, and with it and a new password the account is yours again. Tell ${agencyName} too.`
  if (what === 'phoneBack' || what === 'emailBack')
    return `It was done with a code to the number or address of before a change, and the account has a new password. If you did not expect this, tell ${agencyName}.`
  return `If this was not you, use "Forgot password?" at once and tell ${agencyName}.`
}

/** Tells the owner of an account that something about signing in changed. */
export function changeLetter(what: keyof typeof changed, agencyName: string) {
  return {
    subject: `Your account at ${agencyName}: ${changed[what]}`,
    text: `This was done just now with your account at ${agencyName}: ${changed[what]}.\n${adviceOn(what, agencyName)}\n`,
  }
}

/** The same for an SMS variable, which may be 30 characters long. */
export const changeWords = (what: keyof typeof changed): string => changed[what]

const indian = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** Tells a member of staff of a sign-in on a device that never was here. Where it stood nobody knows, and nobody guesses. */
export function deviceLetter(given: { device: string; at: Date; agencyName: string; link: string }) {
  const { browser, system } = describeDevice(given.device)
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown device')
  return {
    subject: `New sign-in to your account at ${given.agencyName}`,
    text: `Somebody signed in to your account at ${given.agencyName} on a device that was never used for it.\n\nDevice: ${name}\nTime: ${indian.format(given.at)} (IST)\nPlace: not known\n\nWas this you? Then there is nothing to do.\nIf not, sign out all other devices here and change your password:\n${given.link}\n`,
  }
}

/** The same for an SMS variable, which may be 30 characters long. */
export const deviceWords = 'signed in on a new device'

/** Tells the owner of an account that somebody else tries to sign in. */
export function triesLetter(agencyName: string) {
  return {
    subject: `Somebody tries to sign in to your account at ${agencyName}`,
    text: `Somebody entered wrong passwords or asked for codes of your account at ${agencyName} many times today.\nNobody came in. You can sign in as always; on a new phone or computer we may ask for two codes.\nGive no code to anybody. If your password is easy to guess, change it in your account.\n`,
  }
}

/** The same for an SMS variable, which may be 30 characters long. */
export const triesWords = 'sign-in was tried by somebody'
