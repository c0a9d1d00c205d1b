import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const letter = { daily: true, language: 'en' as const, email: 'meera@agency.example' }
let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(authRoutes.listSessions, [])
  edge.on(totpRoutes.getTotp, { since: null, recoveryCodesLeft: 0, isDemanded: false })
  edge.on(franchiseeRoutes.getOwnLetter, letter)
})
const account = () => openPanel({ at: '/panel/admin/account', edge, staff: { roles: ['creator'] } })
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Daily letter/ })

test('the letter is switched off at once, and on again where the call fails', async () => {
  const asked = edge.on(franchiseeRoutes.changeOwnLetter, { ...letter, daily: false })
  const { hands } = await account()
  expect((await toggle()).checked).toBe(true)
  screen.getByText(/meera@agency\.example/)
  await hands.click(await toggle())
  await waitFor(async () => expect((await toggle()).checked).toBe(false))
  expect(asked.map(({ body }) => body)).toEqual([{ daily: false, language: 'en' }])
  edge.on(franchiseeRoutes.changeOwnLetter, refused('SERVICE_BUSY'))
  await hands.click(await toggle())
  await screen.findByRole('alertdialog')
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: /^Daily letter/, hidden: true }).checked,
    ).toBe(false),
  )
})

test('without an address there is nothing to switch', async () => {
  edge.on(franchiseeRoutes.getOwnLetter, { ...letter, email: null })
  await account()
  expect((await toggle()).disabled).toBe(true)
  screen.getByText('You have no e-mail address here. Ask your admin to add one.')
})

test('the link of a letter: opening it ends nothing, one press does; a broken link is told', async () => {
  const asked = edge.on(franchiseeRoutes.stopDailyLetter, refused('NOT_FOUND'))
  const { hands } = await openPanel({ at: '/panel/daily-letter?token=2.7.abc', edge, staff: {} })
  const stop = await screen.findByRole('button', { name: 'Stop the letter' })
  expect(asked).toEqual([])
  await hands.click(stop)
  await screen.findByRole('alert')
  edge.on(franchiseeRoutes.stopDailyLetter, { stopped: true })
  await hands.click(stop)
  await screen.findByText(/does not come any more/)
  expect(asked[0]!.body).toEqual({ token: '2.7.abc' })
})
