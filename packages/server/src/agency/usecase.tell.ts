import { NoSuchAddress } from '../platform/mail.ts'
import { smsText } from '../platform/sms-text.ts'
import type { World } from '../platform/world.ts'
import { signedBy } from './rules.ts'
import type { AgencyRow } from './store.ts'

/** Who is told, by what of them is known. */
type To = { phoneNumber: string | null; email: string | null }
/** What somebody is told: as a letter, and in a variable of the registered text of notices, which may be 30 characters long. */
type Said = { letter: { subject: string; text: string }; words: string }

/**
 * Tells somebody once: by the first way that they have, and by the other one where that is not set up here or takes nothing. Nothing
 * happens for who has neither, or an address that is none; throws what the first way said where none of them took it.
 */
export async function tellPerson(
  world: Pick<World, 'sms' | 'mail'>,
  { agencyId, agencyName, mailFooter }: Pick<AgencyRow, 'agencyId' | 'agencyName' | 'mailFooter'>,
  { phoneNumber, email }: To,
  { letter, words, first }: Said & { first: 'sms' | 'mail' },
): Promise<void> {
  const vars = [words, smsText(agencyName)]
  const ways = {
    sms: phoneNumber && (() => world.sms.send({ agencyId, to: phoneNumber, purpose: 'notice', vars })),
    mail: email && (() => world.mail.send({ agencyId, to: email, ...signedBy(letter, { mailFooter }) })),
  }
  const failures: unknown[] = []
  for (const send of first === 'sms' ? [ways.sms, ways.mail] : [ways.mail, ways.sms]) {
    if (!send) continue
    try {
      return void (await send())
    } catch (error) {
      failures.push(error)
    }
  }
  // Of an address that is none another try says the same.
  const failure = failures.find((error) => !(error instanceof NoSuchAddress))
  if (failure !== undefined) throw failure
}
