import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { permissionNames } from '@parichay/contract/franchisee/fields.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makePerson } from '../testing/makers.people.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
let stored: Person
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(peopleRoutes.listStaffCities, [])
  stored = makePerson()
  edge.on(peopleRoutes.getStaff, () => stored)
  edge.on(peopleRoutes.listStaff, () => ({ list: [stored], total: 1, totalIsMore: false }))
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(
    peopleRoutes.listStaffPermissions,
    permissionNames.filter((name) => !/^(pdf|video|linkStore)/.test(name)),
  )
})
const open = async (at = '/edit?franchiseeId=8') => {
  const panel = await openPanel({ at: `/panel/admin/franchisees${at}`, edge, staff: {} })
  const field = async (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
  return {
    ...panel,
    field,
    type: async (label: RegExp, text: string) => {
      const box = await field(label)
      await panel.hands.clear(box)
      await panel.hands.type(box, text)
    },
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}

test('a new franchisee: the role brings its usual rights, and the call carries all that was chosen', async () => {
  const asked = edge.on(peopleRoutes.addStaff, () => makePerson({ name: 'Kiran Rao', state: 'invited' }))
  const panel = await open('/add')
  await panel.type(/^Name/, 'Kiran Rao')
  await panel.type(/^Mobile number/, '98765 43210')
  expect((await panel.field(/See payments/)).checked).toBe(false)
  await panel.hands.selectOptions(await panel.field(/^Role/), 'franchisee')
  expect((await panel.field(/See payments/)).checked).toBe(true)
  await panel.type(/^Cities/, 'Surat, Bharuch')
  await panel.press('Add and invite')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/franchisees'))
  expect(asked[0]?.body).toMatchObject({
    isEditMode: false,
    name: 'Kiran Rao',
    phoneNumber: '+919876543210',
    roles: ['franchisee'],
    territory: { states: [], cities: ['Surat', 'Bharuch'] },
  })
  const { permissions } = asked[0]!.body as Person
  expect(permissions).toContain('payment.view')
  // What has no box here is kept by the role all the same.
  expect(permissions).toContain('pdf.edit')
})

test('who chose one by one keeps the choice over another role, and can take the usual list', async () => {
  const panel = await open('/add')
  await panel.hands.click(await panel.field(/Give plans by hand/))
  await panel.hands.selectOptions(await panel.field(/^Role/), 'franchisee')
  expect((await panel.field(/See payments/)).checked).toBe(false)
  expect((await panel.field(/Give plans by hand/)).checked).toBe(true)
  await panel.press('Take the usual list')
  expect((await panel.field(/See payments/)).checked).toBe(true)
  expect((await panel.field(/Give plans by hand/)).checked).toBe(false)
})

test('a number that is taken is said at its field, and what was typed stays', async () => {
  edge.on(peopleRoutes.addStaff, refused('PHONE_TAKEN', { field: 'phoneNumber' }))
  const panel = await open('/add')
  await panel.type(/^Name/, 'Kiran Rao')
  await panel.type(/^Mobile number/, '98765 43210')
  await panel.press('Add and invite')
  await screen.findByText('Somebody of your staff has this number already.')
  expect((await panel.field(/^Name/)).value).toBe('Kiran Rao')
})

test('a clash shows both values, of a permission too, and loses neither', async () => {
  const asked = edge.on(peopleRoutes.changeStaff, ({ body }) => {
    const { version, isEditMode: _mode, ...change } = body as Person & { isEditMode: true }
    if (version !== stored.version) return refused('CONFLICT')
    stored = { ...stored, ...change, version: stored.version + 1 }
    return stored
  })
  const panel = await open()
  await panel.type(/^Notes/, 'Mine')
  await panel.hands.click(await panel.field(/Delete a card/))
  stored = makePerson({
    notes: 'Theirs',
    permissions: [...stored.permissions, 'payment.manual'],
    version: 5,
  })
  await panel.press('Save')
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(notice.textContent).toContain('There: Theirs'))
  expect(notice.textContent).toContain('Yours: Mine')
  expect(notice.textContent).toContain('Give plans by hand')
  await panel.press('Save my changes too')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/franchisees'))
  const { permissions } = asked.at(-1)!.body as Person
  expect(permissions).toContain('payment.manual')
  expect(permissions).toContain('card.delete')
  expect(asked.at(-1)?.body).toMatchObject({ notes: 'Mine', version: 5 })
})

test('the own rights are read only; the number of somebody known is', async () => {
  stored = makePerson({ roles: ['admin'], can: { ...makePerson().can, rights: 'OWN_ACCOUNT' } })
  const panel = await open()
  await screen.findByText(/You cannot do this to yourself/)
  expect(screen.queryByLabelText(/^Role/)).toBeNull()
  expect((await panel.field(/^Mobile number/)).readOnly).toBe(true)
})

test('a person who is gone is said to be', async () => {
  edge.on(peopleRoutes.getStaff, refused('NOT_FOUND'))
  await open('/edit?franchiseeId=99')
  await screen.findByText('This person is not here')
})

test('limits stand there for who gives plans by hand, and nobody else; empty is none', async () => {
  const asked = edge.on(peopleRoutes.changeStaff, () => ({ ...stored, version: 5 }))
  const panel = await open()
  await panel.field(/^Role/)
  expect(screen.queryByLabelText(/Largest discount/)).toBeNull()
  await panel.hands.click(await panel.field(/Give plans by hand/))
  await panel.type(/Largest discount/, '20')
  await panel.press('Save')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ maxDiscountPct: 20, creditLimit: null, allowedPlanIds: null })
})

test('plans that are still on their way, or did not come, are not called gone', async () => {
  stored = makePerson({ roles: ['admin'], allowedPlanIds: [7] })
  const come = Promise.withResolvers<ReturnType<typeof refused>>()
  edge.on(planRoutes.listSubscriptionPlans, () => come.promise)
  const panel = await open()
  const chips = await screen.findByRole('list', { name: 'Plans they may give' })
  expect(chips.textContent).toBe('…')
  come.resolve(refused('INTERNAL'))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(chips.textContent).toBe('…')
  edge.on(planRoutes.listSubscriptionPlans, [makePlan({ subscriptionPlanId: 7, name: 'Gold' })])
  await panel.hands.click(retry)
  await waitFor(() => expect(chips.textContent).toBe('Gold'))
})

test('a limit above the own one is said at its field', async () => {
  edge.on(peopleRoutes.changeStaff, refused('ABOVE_OWN_RIGHTS', { field: 'maxDiscountPct' }))
  stored = makePerson({ permissions: ['payment.manual'] })
  const panel = await open()
  await panel.type(/Largest discount/, '90')
  await panel.press('Save')
  await screen.findByText(/reach further than your own/)
  expect((await panel.field(/Largest discount/)).value).toBe('90')
})

test('address and tax numbers are typed and sent; a PAN of somebody else is said at its field', async () => {
  const asked = edge.on(peopleRoutes.changeStaff, () => ({ ...stored, version: 5 }))
  const panel = await open()
  await panel.type(/^Address/, '4 Mall Road')
  await panel.type(/^GSTIN/, '27AAPFU0939F1ZV')
  await panel.type(/^PAN/, 'AAPFU0939G')
  await panel.press('Save')
  await screen.findByText('The GSTIN belongs to another PAN.')
  expect(asked).toHaveLength(0)
  await panel.type(/^PAN/, 'AAPFU0939F')
  await panel.press('Save')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({
    address: '4 Mall Road',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
  })
})
