import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

const salon = makeBusiness({ businessName: 'Lemon & Salt Salon' })
let edge: Edge
let all: Business[]
beforeEach(() => {
  all = [salon]
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(businessRoutes.listBusinesses, () => ({ list: all, total: all.length, totalIsMore: false }))
})
afterEach(() => expect(edge.unanswered).toEqual([]))

/** The list, with the deeds of a row. */
async function open(more: object = {}) {
  const panel = await openPanel({ at: '/panel/admin/businesses', edge, staff: {}, ...more })
  const menu = async (name: string) => {
    await panel.hands.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await screen.findAllByRole('menuitem')
  }
  const press = async (name: string) => panel.hands.click(await screen.findByRole('button', { name }))
  const choose = async (name: string, deed: string) => {
    await menu(name)
    await panel.hands.click(screen.getByRole('menuitem', { name: deed }))
  }
  return { ...panel, menu, press, choose }
}
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())

test('a clone stands in the list, and leads to its page', async () => {
  const copy = makeBusiness({ businessId: 9, businessName: 'Lemon & Salt Salon (copy)' })
  const asked = edge.on(businessRoutes.cloneBusiness, () => {
    all = [copy, salon]
    return copy
  })
  const panel = await open()
  await panel.choose('Lemon & Salt Salon', 'Clone')
  await screen.findByText('“Lemon & Salt Salon (copy)” was made, with a draft card')
  await screen.findByRole('link', { name: 'Lemon & Salt Salon (copy)' })
  expect(asked[0]!.body).toEqual({ businessId: 5 })
  edge.on(businessRoutes.getBusiness, refused('NOT_FOUND'))
  await panel.press('Open')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/businesses/9'))
})

test('a business is deleted after a question whose safe answer has the focus, and comes back with Undo', async () => {
  const asked = edge.on(businessRoutes.deleteBusiness, ({ body }) => {
    const { restore } = body as { restore?: boolean }
    all = restore ? [salon] : []
    return { deleted: !restore }
  })
  const panel = await open()
  await panel.choose('Lemon & Salt Salon', 'Delete')
  const question = () => screen.findByRole('alertdialog', { name: 'Delete “Lemon & Salt Salon”?' })
  const cancel = within(await question()).getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await panel.hands.click(cancel)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toEqual([])
  await panel.choose('Lemon & Salt Salon', 'Delete')
  await panel.hands.click(within(await question()).getByRole('button', { name: 'Delete' }))
  await gone('Lemon & Salt Salon')
  await panel.press('Undo')
  await screen.findByRole('link', { name: 'Lemon & Salt Salon' })
  expect(asked.map(({ params, body }) => [params['id'], body])).toEqual([
    ['5', {}],
    ['5', { restore: true }],
  ])
})

test('a deletion that is refused brings the row back and says why', async () => {
  edge.on(businessRoutes.deleteBusiness, refused('INTERNAL', { message: 'Not now.' }))
  const panel = await open()
  await panel.choose('Lemon & Salt Salon', 'Delete')
  await screen.findByRole('alertdialog')
  await panel.press('Delete')
  const said = within(await screen.findByRole('alertdialog', { name: /^(?!Delete)/ }))
  await said.findByText('Not now.')
  await panel.hands.click(said.getByRole('button', { name: 'Ok' }))
  await screen.findByRole('link', { name: 'Lemon & Salt Salon' })
})

test('a password is reset for a person who is named, and shown once', async () => {
  all = [makeBusiness({ user: { ...salon.user, name: 'હિતેશ ઝવેરી', phoneNumber: '+919876510012' } })]
  const asked = edge.on(authRoutes.regenerateRandomPassword, {
    password: 'kite-Lamp-42',
    expiresInSec: 86_400,
  })
  const panel = await open()
  await panel.choose('Anand Mithai', 'Reset password')
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset the password?' }))
  question.getByText(/^હિતેશ ઝવેરી \(\+91 98765 10012\) gets a new password/)
  await panel.hands.click(question.getByRole('button', { name: 'Reset password' }))
  const shown = await screen.findByRole('group', { name: 'New password' })
  expect(shown.textContent).toBe('kite-Lamp-42')
  expect(asked[0]!.body).toEqual({ userId: 3 })
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('kite-Lamp-42')
  await panel.hands.keyboard('{Escape}')
  await waitFor(() => expect(document.body.textContent).not.toContain('kite-Lamp-42'))
})

test('the second step is taken off a customer who has one, with the proof that they are who they say', async () => {
  const reset = makeBusiness({ user: { ...salon.user, name: 'હિતેશ ઝવેરી' } })
  all = [{ ...reset, can: { ...reset.can, resetTotp: true } }]
  const asked = edge.on(totpRoutes.resetUserTotp, () => {
    all = [reset]
    return { removed: true as const }
  })
  const panel = await open()
  await panel.choose('Anand Mithai', 'Take the second step off')
  await screen.findByRole('dialog', { name: 'Take the second step off હિતેશ ઝવેરી?' })
  await panel.hands.selectOptions(screen.getByLabelText(/How did you make sure/), 'inPerson')
  await panel.press('Take it off')
  await screen.findByText('હિતેશ ઝવેરી signs in without the second step')
  expect(asked[0]!.body).toEqual({ userId: 3, proof: 'inPerson' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await panel.menu('Anand Mithai')
  expect(screen.queryByRole('menuitem', { name: 'Take the second step off' })).toBeNull()
})

test('a creator is offered what the server lets them do', async () => {
  all = [
    makeBusiness({
      card: { cardNo: 9, cardId: 'gopal', status: 'ACTIVE', url: 'https://rangtapi.test/gopal' },
      can: {
        view: true,
        edit: true,
        clone: 'NOT_ALLOWED',
        delete: 'NOT_ALLOWED',
        suspend: 'NOT_ALLOWED',
        editCard: true,
        assignPlan: 'NOT_ALLOWED',
        resetPassword: 'NOT_ALLOWED',
        resetTotp: 'NOT_ALLOWED',
        viewAs: 'NOT_ALLOWED',
        frames: 'NOT_ALLOWED',
      },
    }),
  ]
  const { menu } = await open({
    staff: {
      roles: ['creator'],
      permissions: ['business.list', 'business.view', 'business.edit', 'card.edit'],
    },
  })
  await menu('Anand Mithai')
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
    'Open',
    'Edit business',
    'Edit card',
    'Send link on WhatsApp',
  ])
})

test('a business of another agency is not here; without the right there is no list, no call, and a way home', async () => {
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  edge.on(businessRoutes.getBusiness, refused('NOT_FOUND'))
  const panel = await openPanel({ at: '/panel/admin/businesses/12', edge, staff: {} })
  await screen.findByText('This business is not here')
  panel.unmount()
  const asked = [
    edge.on(businessRoutes.listBusinesses, { list: [], total: 0, totalIsMore: false }),
    edge.on(businessRoutes.getBusiness, refused('NOT_FOUND')),
  ]
  const staff = { roles: ['creator'] as const, permissions: [] }
  const none = await open({ staff })
  await screen.findByText('You have no list of businesses')
  none.unmount()
  for (const path of ['add-customer', '1']) {
    const closed = await openPanel({ at: `/panel/admin/businesses/${path}`, edge, staff: staff as never })
    await screen.findByText('This page is not open to your account')
    closed.unmount()
  }
  const last = await openPanel({ at: '/panel/admin/businesses/1', edge, staff: staff as never })
  expect(asked).toEqual([[], []])
  await last.hands.click(await screen.findByRole('button', { name: 'Go to home' }))
  await waitFor(() => expect(last.place()).toBe('/panel/admin'))
})
