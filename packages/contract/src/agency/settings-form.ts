import { z } from 'zod'
import { plainPhone } from '../business/form.ts'
import { businessOrigins } from '../business/rules.ts'
import { MobileNumber } from '../ids.ts'
import { type AgencyChange, type AgencySettings, specialNumbersPerAgency } from './fields.ts'

/** What the form of an agency's settings holds: an origin each, and the numbers as they are typed, one a line. */
export type SettingsForm = Record<(typeof businessOrigins)[number], boolean> & { specialNumbers: string }

const numbersIn = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(plainPhone)

/** The rules of the form. */
export const settingsRules: z.ZodType<SettingsForm, SettingsForm> = z
  .custom<SettingsForm>()
  .superRefine(({ specialNumbers }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['specialNumbers'], message })
    const numbers = numbersIn(specialNumbers)
    if (numbers.some((number) => !MobileNumber.safeParse(number).success))
      wrong('A valid phone number is required.')
    else if (new Set(numbers).size > specialNumbersPerAgency) wrong('Keep at most 200 numbers.')
  })

/** Settings as the form shows them. */
export const formOfSettings = ({ configuration, specialNumbers }: AgencySettings): SettingsForm => ({
  ...(Object.fromEntries(
    businessOrigins.map((origin) => [
      origin,
      origin === 'self' || configuration.onlinePayment.allowedOrigins.includes(origin),
    ]),
  ) as Record<(typeof businessOrigins)[number], boolean>),
  specialNumbers: specialNumbers.join('\n'),
})

/** What a checked form changes. */
export const changeOfSettings = (
  form: SettingsForm,
  { agencyId, version }: Pick<AgencySettings, 'agencyId' | 'version'>,
): AgencyChange => ({
  agencyId,
  configuration: {
    onlinePayment: {
      allowedOrigins: businessOrigins.filter((origin) => origin === 'self' || form[origin]),
    },
  },
  specialNumbers: [...new Set(numbersIn(form.specialNumbers))],
  version,
})
