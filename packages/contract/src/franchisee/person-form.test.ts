import { expect, test } from 'vitest'
import { NewPerson, type Person } from './fields.people.ts'
import { permissionNames } from './fields.ts'
import {
  factsOfForm,
  fieldOfPermission,
  formOfPerson,
  permissionsIn,
  personFormRules,
} from './person-form.ts'
import { defaultPermissions } from './rules.ts'

const blank = formOfPerson(null, false)
const filled = { ...blank, name: 'Meera', phoneNumber: '+919876543210' }
const faults = (form: typeof blank, isNew = true) =>
  personFormRules(isNew)
    .safeParse(form)
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('a new person begins as a creator with the usual rights; a permission is a field', () => {
  expect(blank.role).toBe('creator')
  expect(permissionsIn(blank).toSorted()).toEqual(defaultPermissions('creator', false).toSorted())
  expect(new Set(permissionNames.map(fieldOfPermission)).size).toBe(permissionNames.length)
})

test('what is missing or wrong is said at its field', () => {
  expect(faults({ ...blank, email: 'x' })).toEqual([
    ['name', 'This field is required.'],
    ['phoneNumber', 'A valid phone number is required.'],
    ['email', 'A valid email is required.'],
  ])
  expect(faults({ ...filled, cities: Array.from({ length: 21 }, (_one, at) => `C${at}`).join() })).toEqual([
    ['cities', 'Name at most 20 cities.'],
  ])
  expect(faults(filled)).toEqual([])
  expect(faults({ ...filled, phoneNumber: '' }, false)).toEqual([])
})

test('an empty limit is none, and one that makes no sense is said', () => {
  expect(factsOfForm({ ...filled, maxDiscountPct: '', allowedPlanIds: [] })).toMatchObject({
    maxDiscountPct: null,
    creditLimit: null,
    allowedPlanIds: null,
  })
  expect(factsOfForm({ ...filled, maxDiscountPct: 0, creditLimit: 0 })).toMatchObject({
    maxDiscountPct: 0,
    creditLimit: 0,
  })
  expect(faults({ ...filled, maxDiscountPct: 101, creditLimit: 1.5 })).toEqual([
    ['maxDiscountPct', 'Type 0 to 100.'],
    ['creditLimit', 'Type whole rupees, at most 99,99,999.'],
  ])
})

test('a GSTIN and a PAN are those of one person', () => {
  expect(faults({ ...filled, gstin: 'x', pan: 'y' })).toEqual([
    ['gstin', 'This GSTIN is not valid. Check each character.'],
    ['pan', 'A PAN is like ABCDE1234F.'],
  ])
  const gstin = '27AAPFU0939F1ZV'
  expect(faults({ ...filled, gstin, pan: 'AAPFU0939G' })).toEqual([
    ['pan', 'The GSTIN belongs to another PAN.'],
  ])
  expect(faults({ ...filled, gstin, pan: 'aapfu0939f' })).toEqual([])
  expect(factsOfForm(filled)).toMatchObject({ address: '', gstin: null, pan: null })
})

test('from form to call and back nothing is lost', () => {
  const facts = factsOfForm({ ...filled, states: ['Gujarat', 'Goa'], cities: ' Surat ,Bharuch,', email: ' ' })
  expect(facts.territory).toEqual({ states: ['24', '30'], cities: ['Surat', 'Bharuch'] })
  expect(facts.email).toBeNull()
  const sent = NewPerson.parse({ ...facts, phoneNumber: filled.phoneNumber })
  const again = formOfPerson({ ...sent, email: null, creditLimit: null } as unknown as Person, false)
  expect(again).toMatchObject({ states: ['Gujarat', 'Goa'], cities: 'Surat, Bharuch', name: 'Meera' })
  expect(permissionsIn(again)).toEqual(permissionsIn(filled))
})
