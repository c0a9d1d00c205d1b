import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { makeTotp } from '../auth/totp/rules.ts'
import type { Client } from './client.ts'
import { messagesTo, newestCode } from './codes.ts'
import { testPassword } from './makers.ts'
import type { TestWorld } from './world.ts'

/** A number or an address. */
export type Who = { phoneNumber?: string; email?: string }
const nameOf = ({ phoneNumber, email }: Who) => phoneNumber ?? email ?? ''
const bodyOf = ({ phoneNumber, email }: Who): Who => (phoneNumber ? { phoneNumber } : { email: email ?? '' })
const newestId = (w: TestWorld, who: Who) => messagesTo(w, nameOf(who))[0]?.id ?? 0

/** Somebody changes what they sign in with, from their own session. */
export async function changeContact(w: TestWorld, { client }: { client: Client }, to: Who): Promise<void> {
  const after = newestId(w, to)
  await client.ok(authRoutes.changePhone, { body: { password: testPassword, ...to } })
  const otp = await newestCode(w, nameOf(to), after)
  await client.ok(authRoutes.verifyChangedPhone, { body: { otp } })
}

/** "Forgot password?" up to the code that came; the new password is the caller's to choose. */
export async function forgetAndEnter(
  w: TestWorld,
  client: Client,
  who: Who,
  ask: (body: Who) => Promise<unknown> = (body) =>
    client.ok(authRoutes.verifyUser, { body: { ...body, fromForgotPassword: true } }),
): Promise<void> {
  const after = newestId(w, who)
  await ask(bodyOf(who))
  await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, nameOf(who), after) } })
}

/** Messages to a number or address that hold these words. */
export const told = (w: TestWorld, to: string, words: string) =>
  messagesTo(w, to).filter(({ text }) => text.includes(words))

/** How many codes came to a number or address in the end: sending is not awaited by the answer. */
export async function codesTo(w: TestWorld, who: Who): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return messagesTo(w, nameOf(who)).filter(({ code }) => code).length
}

/** The code that an authenticator app shows now. */
export const codeOf = (w: TestWorld, secret: string) =>
  makeTotp(secret).generate({ timestamp: w.clock.now().getTime() })

/** Switches the second step on and gives the app's secret. */
export async function switchTotpOn(w: TestWorld, { client }: { client: Client }): Promise<string> {
  const { secret } = await client.ok(totpRoutes.beginTotp, { body: { password: testPassword } })
  await client.ok(totpRoutes.confirmTotp, { body: { code: codeOf(w, secret) } })
  w.clock.move(30_000)
  return secret
}
