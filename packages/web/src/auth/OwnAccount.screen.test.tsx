import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/customer/account'
const sent = {
  sentTo: '+91 97••••1234',
  channel: 'sms' as const,
  otherWays: [],
  resendAfterSec: 30,
  expiresInSec: 300,
}
const session = {
  sessionId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b30',
  device: 'Chrome',
  ip: '203.0.113.7',
  createdAt: '2026-11-20T06:00:00.000Z',
  lastSeenAt: '2026-11-26T06:00:00.000Z',
  isCurrent: true,
}
let edge: Edge
let user: User
beforeEach(() => {
  user = makeUser()
  edge = new Edge()
  edge.on(authRoutes.getUser, () => user)
  edge.on(authRoutes.listSessions, [session])
  edge.on(businessRoutes.getBusinessesByUser, [])
})
afterEach(() => {
  useAuthData.getState().clear()
  sessionStorage.clear()
  expect(edge.unanswered).toEqual([])
})
async function open(path: string) {
  const panel = await openPanel({ at: `${at}${path}`, edge })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
    fill: async (label: RegExp, text: string) => {
      const box = await screen.findByLabelText(label)
      await panel.hands.clear(box)
      await panel.hands.paste(text)
    },
  }
}

test('another number: password and free number first, then the code that went to it', async () => {
  edge.on(authRoutes.changePhone, refused('PASSWORD_WRONG', { field: 'password', message: '' }))
  const { hands, press, fill, place } = await open('')
  await hands.click(await screen.findByRole('link', { name: /Mobile number/ }))
  await waitFor(() => expect(place()).toBe(`${at}/contact`))
  await fill(/^New mobile number/, '98765 10002')
  await fill(/^Password/, 'not-it-at-all')
  await press('Send code')
  await screen.findByText('That is not your password.')
  edge.on(authRoutes.changePhone, refused('PHONE_TAKEN', { field: 'phoneNumber', message: '' }))
  await press('Send code')
  await screen.findByText(/already/)
  const asked = edge.on(authRoutes.changePhone, sent)
  await fill(/^New mobile number/, '97123 41234')
  await fill(/^Password/, 'Rangoli-Basket-9')
  await press('Send code')
  await screen.findByText('+91 97••••1234')
  expect(asked.at(-1)!.body).toEqual({ phoneNumber: '+919712341234', password: 'Rangoli-Basket-9' })
  const verified = edge.on(authRoutes.verifyChangedPhone, () => {
    user = makeUser({ phoneNumber: '+919712341234' })
    return { phoneNumber: '+919712341234', email: null }
  })
  await hands.click(await screen.findByLabelText('6-digit code'))
  await hands.paste('123456')
  await screen.findByText('Your number is changed. Sign in with it from now on.')
  await screen.findByText('For 72 hours you can take this back: “Forgot password?” with the old number.')
  await waitFor(() => expect(place()).toBe(at))
  expect(verified[0]!.body).toEqual({ otp: '123456' })
  await screen.findByRole('link', { name: 'Mobile number +91 97123 41234' })
})

test('another password: weak ones go nowhere, the present one is asked', async () => {
  const asked = edge.on(
    authRoutes.changePassword,
    refused('PASSWORD_WRONG', { field: 'oldPassword', message: '' }),
  )
  const { press, fill, place } = await open('/password')
  await fill(/^Current password/, 'wrong')
  const choose = async (password: string) => {
    await fill(/^New password(?! once)/, password)
    await fill(/^New password once more/, password)
    await press('Save new password')
  }
  await choose('password1')
  await screen.findByText('This password is too easy to guess. Choose another.')
  expect(asked).toEqual([])
  await choose('Kolam-Morning-31')
  await screen.findByText('That is not your password.')
  edge.on(authRoutes.changePassword, { changed: true })
  await fill(/^Current password/, 'Rangoli-Basket-9')
  await press('Save new password')
  await waitFor(() => expect(place()).toBe(at))
})

test('a password that somebody gave is replaced before anything else is shown', async () => {
  user = makeUser({ mustChangePassword: true })
  const asked = edge.on(authRoutes.changePassword, () => {
    user = makeUser()
    return { changed: true }
  })
  const { press, fill } = await open('')
  await screen.findByRole('heading', { name: 'Choose your own password' })
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  await fill(/^Password you were given/, 'kite-Lamp-42')
  await fill(/^New password(?! once)/, 'Mango-Season-2026')
  await fill(/^New password once more/, 'Mango-Season-2026')
  await press('Save new password')
  await screen.findByRole('heading', { name: 'Account', level: 1 })
  await screen.findByText('This device')
  expect(asked[0]!.body).toEqual({ oldPassword: 'kite-Lamp-42', password: 'Mango-Season-2026' })
})

test('deleting the account: what is lost, the password, and a question that names it', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [
    makeBusiness({
      card: { cardNo: 9, cardId: 'anand', status: 'ACTIVE', url: 'https://rangtapi.test/anand' },
    }),
  ])
  const asked = edge.on(authRoutes.deleteUser, { deleted: true })
  edge.orElse(authRoutes.logout, { userLoggedOut: true })
  const { hands, press, fill, place } = await open('/delete')
  await screen.findByText('Your account +91 98765 10001')
  await screen.findByText('Anand Mithai with all its details and pictures')
  await screen.findByText('1 digital card: its link and its QR code stop working')
  await fill(/^Password/, 'Rangoli-Basket-9')
  await press('Delete account')
  const name = 'Delete the account +91 98765 10001?'
  const question = async () => within(await screen.findByRole('alertdialog', { name }))
  const cancel = (await question()).getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toEqual([])
  await press('Delete account')
  await hands.click((await question()).getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(place()).toBe('/panel/login'))
  await screen.findByText('Your account is deleted.')
  expect(asked[0]!.body).toEqual({ password: 'Rangoli-Basket-9' })
})

test('an account whose plan is paid cannot be deleted: why, and whom to talk to, in Hindi too', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness()])
  edge.on(authRoutes.deleteUser, refused('SUBSCRIPTION_ACTIVE'))
  const { hands } = await openPanel({ at: `${at}/delete`, edge, language: 'hi' })
  const press = async (name: string) => hands.click((await screen.findAllByRole('button', { name })).at(-1)!)
  await hands.click(await screen.findByLabelText(/^पासवर्ड/, { selector: 'input' }))
  await hands.paste('correct horse battery')
  await press('खाता हटाएँ')
  const question = within(await screen.findByRole('alertdialog'))
  await hands.click(question.getByRole('button', { name: 'खाता हटाएँ' }))
  await screen.findByText(/^आपके किसी बिज़नेस का प्लान अभी चालू है/)
  expect(screen.getByRole('link', { name: /98765/ }).getAttribute('href')).toBe('tel:+919876522000')
})
