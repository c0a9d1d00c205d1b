import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/customer/account'
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}
type Sessions = Reply<typeof authRoutes.listSessions>
const session = (place: number, facts: Partial<Sessions[number]> = {}): Sessions[number] => ({
  sessionId: `7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3${place}`,
  device: agents.desktop,
  ip: '203.0.113.7',
  createdAt: '2026-11-20T06:00:00.000Z',
  lastSeenAt: '2026-11-26T06:00:00.000Z',
  isCurrent: false,
  ...facts,
})

let edge: Edge
let user: User
let sessions: Sessions
beforeEach(() => {
  user = makeUser({ name: '' })
  sessions = [session(1), session(0, { device: agents.phone, isCurrent: true })]
  edge = new Edge()
  edge.on(authRoutes.getUser, () => user)
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(authRoutes.listSessions, () => sessions)
})
afterEach(() => {
  useAuthenticateError.getState().clear()
  expect(edge.unanswered).toEqual([])
})
const open = async () => {
  const panel = await openPanel({ at, edge })
  return {
    ...panel,
    press: async (name: string | RegExp) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

test('each of one’s businesses says where its plan stands', async () => {
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(businessRoutes.getBusinessesByUser, [
    makeBusiness({
      businessId: 5,
      businessName: 'Anand Sweets',
      paymentStatus: 1,
      expiryDateForCustomer: '2001-01-01',
    }),
    makeBusiness({
      businessId: 6,
      businessName: 'Rupkala Tailoring',
      paymentStatus: 1,
      expiryDateForCustomer: '2099-01-01',
    }),
  ])
  await open()
  const row = async (name: string) => (await screen.findByText(name)).closest('a')!
  within(await row('Anand Sweets')).getByText('Expired')
  within(await row('Rupkala Tailoring')).getByText('Subscribed')
})

test('what was agreed to is read again, with the day', async () => {
  user = makeUser({ consentAt: '2026-11-20T20:00:00.000Z' })
  await open()
  const part = within(await screen.findByRole('region', { name: 'What you agreed to' }))
  await part.findByText('You accepted both on 21 Nov 2026.')
  const leads = (name: string) => part.getByRole('link', { name }).getAttribute('href')
  expect([leads('Terms of use'), leads('Privacy policy')]).toEqual(['/terms', '/privacy'])
})

test('title and name are saved and stand there after a reload', async () => {
  const asked = edge.on(authRoutes.updatePreference, ({ body }) => {
    user = { ...user, ...(body as Pick<User, 'title' | 'name'>) }
    return { updatedUser: user }
  })
  const panel = await open()
  await screen.findByText('You have not added a business yet.')
  await panel.hands.type(await box('Your name'), 'Farida Contractor')
  await panel.hands.selectOptions(await box('Title'), 'Dr.')
  await panel.press('Save')
  await screen.findByText('Your profile is saved.')
  expect(asked[0]!.body).toEqual({ title: 'Dr.', name: 'Farida Contractor' })
  panel.unmount()
  await open()
  expect((await box('Your name')).value).toBe('Farida Contractor')
  expect((await box('Title')).value).toBe('Dr.')
})

test('the browser in hand stands first and cannot sign itself out', async () => {
  await open()
  const row = (await screen.findByText('This device')).closest('li')!
  expect(row.textContent).toContain('Chrome on Android')
  expect(row.previousElementSibling).toBeNull()
  expect(within(row).queryByRole('button')).toBeNull()
})

test('another browser is signed out at once; a refusal puts its row back', async () => {
  edge.on(authRoutes.endSession, refused('INTERNAL', { message: 'Something went wrong on our side.' }))
  const panel = await open()
  await panel.press('Sign out Chrome on Linux')
  await screen.findByText(/^Something went wrong on our side/)
  await screen.findByRole('button', { name: 'Sign out Chrome on Linux' })
  const ended = edge.on(authRoutes.endSession, () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent)
    return { ended: true }
  })
  await panel.press('Sign out Chrome on Linux')
  await screen.findByText('The device is signed out.')
  expect(screen.queryByText('Chrome on Linux')).toBeNull()
  expect(ended.map(({ params }) => params)).toEqual([{ sessionId: session(1).sessionId }])
})

test('all other browsers at once, after a question', async () => {
  sessions = [...sessions, session(2)]
  const asked = edge.on(authRoutes.endOtherSessions, () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent)
    return { ended: 2 }
  })
  const panel = await open()
  await panel.press('Sign out all 2 other devices')
  expect(asked).toEqual([])
  await panel.press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toEqual([])
  await panel.press('Sign out all 2 other devices')
  await panel.press('Sign out the others')
  await screen.findByText('All other devices are signed out.')
  await waitFor(() => expect(screen.getAllByText(/^Chrome on/)).toHaveLength(1))
})

test('a session that is over ends the panel: the dialog leads to the sign-in page', async () => {
  edge.on(authRoutes.updatePreference, refused('NOT_SIGNED_IN'))
  const panel = await open()
  await panel.hands.type(await box('Your name'), 'Nobody')
  await panel.press('Save')
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText('Failed to authenticate user')
})

test('a failed answer of the user call signs out', async () => {
  edge.on(authRoutes.getUser, refused('INTERNAL'))
  await open()
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText('Failed to authenticate user')
})

test('no answer is only offline: it is said, and nobody is signed out', async () => {
  await open()
  await box('Your name')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText('You are offline. Your changes are sent when the internet is back.')
  expect(screen.queryByText('Failed to authenticate user')).toBeNull()
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull())
})

test('the own photo stands in the account and is removed there; a failure says so and is tried again', async () => {
  user = makeUser({ photoUrl: '/files/a1/photo-320.webp' })
  const { press } = await open()
  const group = await screen.findByRole('group', { name: 'Your photo' })
  const shown = () => group.querySelector('img')?.getAttribute('src')
  expect(shown()).toBe('/files/a1/photo-320.webp')
  edge.on(authRoutes.updatePreference, refused('VALIDATION'))
  await press('Remove the picture')
  const again = await within(group).findByRole('button', { name: 'Retry' })
  expect(shown()).toBe('/files/a1/photo-320.webp')
  const sent = edge.on(authRoutes.updatePreference, () => {
    user = makeUser({ photoUrl: null })
    return { updatedUser: user }
  })
  again.click()
  await screen.findByText('Your photo is removed.')
  expect(sent.at(-1)?.body).toEqual({ photoDocumentId: null })
  expect(shown()).toBeUndefined()
  expect(within(group).queryByRole('button', { name: 'Remove the picture' })).toBeNull()
})
