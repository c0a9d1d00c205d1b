import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const sent = {
  sentTo: '+91 97••••1234',
  channel: 'sms' as const,
  otherWays: [],
  resendAfterSec: 30,
  expiresInSec: 300,
}
const phoneNumber = '+919712341234'
const good = 'Rangoli-Basket-9'
let edge: Edge
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [])
  useAuthData.getState().clear()
})
afterEach(() => {
  useAuthData.getState().clear()
  sessionStorage.clear()
  expect(edge.unanswered).toEqual([])
})
type Start = Parameters<ReturnType<typeof useAuthData.getState>['begin']>[0]
/** The page of the password, for somebody whose code was right. */
async function open(start: Partial<Start> = {}) {
  const { begin, verify } = useAuthData.getState()
  begin({ kind: 'customer', fromForgotPassword: false, phoneNumber, ...start }, sent)
  verify()
  const at = start.kind === 'staff' ? '/panel/franchisee-createPassword' : '/panel/createPassword'
  const panel = await openPanel({ at, edge, nobody: true })
  const fill = async (label: RegExp, text: string) => {
    const box = await screen.findByLabelText(label)
    await panel.hands.clear(box)
    await panel.hands.paste(text)
  }
  return {
    ...panel,
    choose: async (password: string, again = password) => {
      await fill(/^New password(?! once)/, password)
      await fill(/^New password once more/, again)
    },
    save: async () => panel.hands.click(await screen.findByRole('button', { name: 'Save and go on' })),
  }
}

test('nothing goes out before the password is good, said twice the same, and the terms are accepted', async () => {
  const asked = edge.on(authRoutes.createPassword, { userLoggedIn: true, firstTimeUser: true })
  const { choose, save, hands, place } = await open()
  await screen.findByText('Next time you sign in with your number and this password.')
  await save()
  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThanOrEqual(2)
  await screen.findByText('Please accept the terms to go on.')
  for (const [password, words] of [
    ['kite', 'Use at least 8 characters.'],
    ['9712341234', 'Do not use your phone number as password.'],
    ['password1', 'This password is too easy to guess. Choose another.'],
  ] as const) {
    await choose(password)
    await save()
    await screen.findByText(words)
  }
  await choose(good, 'Rangoli-Basket-8')
  await save()
  await screen.findByText('The two passwords are not the same.')
  await choose(good)
  await save()
  expect(asked).toEqual([])
  for (const [name, href] of [
    ['terms of use', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  await hands.click(screen.getByRole('checkbox'))
  await save()
  await waitFor(() =>
    expect(place()).toBe('/panel/customer/businesses/add?firstTimeUser=true&shouldCreateDigitalCard=true'),
  )
  expect(asked.map(({ body }) => body)).toEqual([
    { password: good, fromForgotPassword: false, consentVersion: '1' },
  ])
})

test('who forgot theirs is asked for no consent, told that others end, and comes to where they wanted', async () => {
  const asked = edge.on(authRoutes.createPassword, { userLoggedIn: true, firstTimeUser: false })
  const { choose, save, place } = await open({
    fromForgotPassword: true,
    next: '/panel/customer/projects',
  })
  await screen.findByRole('heading', { name: 'Set a new password' })
  await screen.findByText('All other devices are signed out when you save.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await choose(good)
  await save()
  await waitFor(() => expect(place()).toBe('/panel/customer/projects'))
  expect(asked[0]!.body).toEqual({ password: good, fromForgotPassword: true })
})

test('what only the server knows to be weak is said at the field; what it forgot begins again', async () => {
  edge.on(authRoutes.createPassword, refused('PASSWORD_WEAK', { field: 'password', message: 'Known.' }))
  const { choose, save, hands, place } = await open({ fromForgotPassword: true })
  await choose(good)
  await save()
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeTruthy())
  expect(place()).toBe('/panel/createPassword')
  edge.on(authRoutes.createPassword, refused('STEP_OUT_OF_ORDER'))
  await choose('Kolam-Morning-31')
  await save()
  await hands.click(await screen.findByRole('button', { name: 'Start again' }))
  await waitFor(() => expect(place()).toBe('/panel/login'))
})

test('staff whose agency asks for a second step have it before they are in', async () => {
  const asked = edge.on(franchiseeAuthRoutes.franchiseeCreatePassword, {
    userLoggedIn: false,
    secondStep: true,
  })
  const { choose, save, place } = await open({ kind: 'staff', fromForgotPassword: true })
  await choose('Patang-Dori-4178')
  await save()
  await waitFor(() => expect(place()).toBe('/panel/franchisee-login'))
  expect(asked[0]!.body).toEqual({ password: 'Patang-Dori-4178' })
  await screen.findByRole('textbox', { name: /code/i })
})
