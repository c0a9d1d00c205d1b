import { z } from 'zod'
import { AccountNumber, Ifsc, UpiId } from '../card/sections.ts'
import { Email, MobileNumber } from '../ids.ts'
import { Gstin } from '../invoice/fields.ts'
import { gstStates, stateCodeOf } from '../invoice/states.ts'
import { type GivenPlanId, limitBounds } from './fields.limits.ts'
import { peopleBounds, type Person } from './fields.people.ts'
import { type PermissionName, permissionNames, type StaffRole } from './fields.ts'
import { isPanOf, otherPan, Pan } from './rules.pan.ts'
import { defaultPermissions } from './rules.ts'

/** A permission as a field of the form: `may_business_edit`. */
export type PermissionField = `may_${string}`
/** The field of a permission; dots would be read as parts. */
export const fieldOfPermission = (name: PermissionName): PermissionField => `may_${name.replace('.', '_')}`

/** What the form of a person holds while it is filled in: a field for each permission, places as they are typed. */
export type PersonForm = {
  name: string
  phoneNumber: string
  email: string
  role: StaffRole
  /** Names of states. */
  states: string[]
  /** With commas between. */
  cities: string
  hideBilling: boolean
  notes: string
  address: string
  gstin: string
  pan: string
  /** Empty: all. */
  allowedPlanIds: GivenPlanId[]
  /** Empty: no limit. */
  maxDiscountPct: number | string | null
  /** Whole rupees; empty: no limit. */
  creditLimit: number | string | null
  /** Percent; empty: none. */
  commissionCard: number | string | null
  commissionPdf: number | string | null
  commissionVideo: number | string | null
  upiId: string
  holder: string
  accountNumber: string
  ifsc: string
} & { [field: PermissionField]: boolean }

/** The permissions that are ticked. */
export const permissionsIn = (form: PersonForm): PermissionName[] =>
  permissionNames.filter((name) => form[fieldOfPermission(name)])

/** Permissions as fields of the form, each ticked or not. */
export const ticksOf = (permissions: readonly PermissionName[]): Record<PermissionField, boolean> =>
  Object.fromEntries(permissionNames.map((name) => [fieldOfPermission(name), permissions.includes(name)]))

const citiesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((city) => city.trim())
    .filter((city) => city !== '')

const typedRules = [
  ['gstin', Gstin],
  ['pan', Pan],
  ['upiId', UpiId],
  ['accountNumber', AccountNumber],
  ['ifsc', Ifsc],
] as const
const isEmpty = (value: PersonForm['creditLimit']) => value === null || String(value).trim() === ''
const isWhole = (value: PersonForm['creditLimit'], most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

/** The rules of the form. `isNew`: the number is typed here; later it is theirs to change. */
export const personFormRules = (isNew: boolean): z.ZodType<PersonForm, PersonForm> =>
  z.custom<PersonForm>().superRefine((form, context) => {
    const wrong = (name: keyof PersonForm, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (form.name.trim() === '') wrong('name', 'This field is required.')
    if (isNew && !MobileNumber.safeParse(form.phoneNumber).success)
      wrong('phoneNumber', 'A valid phone number is required.')
    if (form.email.trim() !== '' && !Email.safeParse(form.email.trim()).success)
      wrong('email', 'A valid email is required.')
    if (!isEmpty(form.maxDiscountPct) && !isWhole(form.maxDiscountPct, 100))
      wrong('maxDiscountPct', 'Type 0 to 100.')
    if (!isEmpty(form.creditLimit) && !isWhole(form.creditLimit, limitBounds.credit))
      wrong('creditLimit', 'Type whole rupees, at most 99,99,999.')
    for (const name of ['commissionCard', 'commissionPdf', 'commissionVideo'] as const)
      if (!isEmpty(form[name]) && !isWhole(form[name], 100)) wrong(name, 'Type 0 to 100.')
    for (const [name, rule] of typedRules) {
      const found = form[name].trim() === '' ? undefined : rule.safeParse(form[name]).error?.issues[0]
      if (found) wrong(name, found.message)
    }
    const [gstin, pan] = [Gstin.safeParse(form.gstin), Pan.safeParse(form.pan)]
    if (gstin.success && pan.success && !isPanOf(gstin.data, pan.data)) wrong('pan', otherPan)
    const cities = citiesIn(form.cities)
    if (cities.length > peopleBounds.cities) wrong('cities', 'Name at most 20 cities.')
    else if (cities.some((city) => city.length > peopleBounds.city))
      wrong('cities', 'Use at most 60 characters.')
  })

/** A person as the form shows them; without one, a new creator with the usual rights. */
export function formOfPerson(person: Person | null, ofSuperAdminAgency: boolean): PersonForm {
  const role = person?.roles[0] ?? 'creator'
  return {
    name: person?.name ?? '',
    phoneNumber: person?.phoneNumber ?? '',
    email: person?.email ?? '',
    role,
    states: (person?.territory.states ?? []).map((code) => gstStates[code]),
    cities: (person?.territory.cities ?? []).join(', '),
    hideBilling: person?.configuration.hideBilling ?? false,
    notes: person?.notes ?? '',
    address: person?.address ?? '',
    gstin: person?.gstin ?? '',
    pan: person?.pan ?? '',
    allowedPlanIds: person?.allowedPlanIds ?? [],
    maxDiscountPct: person?.maxDiscountPct ?? null,
    creditLimit: person?.creditLimit ?? null,
    commissionCard: person?.commissionPct.card || null,
    commissionPdf: person?.commissionPct.pdf || null,
    commissionVideo: person?.commissionPct.video || null,
    upiId: person?.payout.upiId ?? '',
    holder: person?.payout.holder ?? '',
    accountNumber: person?.payout.accountNumber ?? '',
    ifsc: person?.payout.ifsc ?? '',
    ...ticksOf(person?.permissions ?? defaultPermissions(role, ofSuperAdminAgency)),
  }
}

/** What a checked form says of a person, for the call that adds or changes them. */
export const factsOfForm = (form: PersonForm) => ({
  name: form.name,
  email: form.email.trim() || null,
  roles: [form.role],
  permissions: permissionsIn(form),
  territory: {
    states: form.states.flatMap((name) => stateCodeOf(name) ?? []),
    cities: citiesIn(form.cities),
  },
  configuration: { hideBilling: form.hideBilling },
  notes: form.notes,
  address: form.address,
  gstin: form.gstin.trim() || null,
  pan: form.pan.trim() || null,
  allowedPlanIds: form.allowedPlanIds.length > 0 ? form.allowedPlanIds : null,
  maxDiscountPct: isEmpty(form.maxDiscountPct) ? null : Number(form.maxDiscountPct),
  creditLimit: isEmpty(form.creditLimit) ? null : Number(form.creditLimit),
  commissionPct: {
    card: Number(form.commissionCard ?? 0),
    pdf: Number(form.commissionPdf ?? 0),
    video: Number(form.commissionVideo ?? 0),
  },
  payout: {
    upiId: form.upiId.trim() || null,
    holder: form.holder,
    accountNumber: form.accountNumber.trim() || null,
    ifsc: form.ifsc.trim() || null,
  },
})
