import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import type { Messaging } from '@parichay/contract/agency/messaging.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

const nothing: Messaging = { agencyId: 2, sms: null, prepared: null, mail: null, version: 0 }
const own: Messaging = {
  agencyId: 2,
  version: 1,
  prepared: null,
  mail: null,
  sms: {
    hasAuthkey: true,
    header: 'RNGTPI',
    entityId: '',
    templates: { otp: '', notice: 'n1', invite: '', reminder: '', reminderHi: '', reminderGu: '' },
  },
}

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.getAgency, makeAgencyRecord())
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const open = () =>
  openPanel({
    at: '/panel/admin/agency-management/2?tab=messaging',
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.findByRole('button', { name })

test('an own SMS account needs its key, which is sent once and never shown again', async () => {
  edge.on(messagingRoutes.getAgencyMessaging, nothing)
  const saved = edge.on(messagingRoutes.saveAgencyMessaging, own)
  const { hands } = await open()
  await hands.click(await screen.findByRole('switch', { name: /Own SMS account/ }))
  await hands.type(await field('DLT header'), 'rngtpi')
  await hands.type(await field('Notices'), 'n1')
  await hands.click(await button('Save'))
  expect(saved).toHaveLength(0)
  await hands.type(screen.getByLabelText(/authkey/), 'secret-key-1')
  await hands.click(await button('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.body).toMatchObject({ agencyId: 2, mail: null, sms: { authkey: 'secret-key-1' } })
  expect(await screen.findByText(/One is kept/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/authkey/).value).toBe('')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-key-1')
})

test('changed by somebody else meanwhile: both values are shown, and nothing typed is lost or kept in the browser', async () => {
  edge.on(messagingRoutes.getAgencyMessaging, own)
  const { hands } = await open()
  const header = await field('DLT header')
  await hands.clear(header)
  await hands.type(header, 'MINEXX')
  await hands.type(screen.getByLabelText(/authkey/), 'secret-key-3')
  const theirs = { ...own, version: 2, sms: { ...own.sms!, header: 'THEIRS', entityId: '1'.repeat(19) } }
  edge.on(messagingRoutes.getAgencyMessaging, theirs)
  const saved = edge.on(messagingRoutes.saveAgencyMessaging, ({ body }) =>
    (body as { version: number }).version === 2 ? { ...theirs, version: 3 } : refused('CONFLICT'),
  )
  await hands.click(await button('Save'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('There: THEIRS')
  expect(notice.textContent).toContain('Yours: MINEXX')
  expect(screen.getByLabelText<HTMLInputElement>(/authkey/).value).toBe('secret-key-3')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-key-3')
  await hands.click(within(notice).getByRole('button', { name: 'Save my changes too' }))
  await screen.findByText(/It counts for the next message/)
  expect(saved[1]?.body).toMatchObject({
    version: 2,
    sms: { header: 'MINEXX', entityId: '1'.repeat(19), authkey: 'secret-key-3' },
  })
})

test('a test says whose account sent it, and when it could not be sent', async () => {
  edge.on(messagingRoutes.getAgencyMessaging, own)
  const asked = edge.on(messagingRoutes.testAgencyMessaging, { sent: true, by: 'agency' })
  const { hands } = await open()
  await hands.type(await field(/mobile/i), '9876510001')
  await hands.click(await button('Send a test SMS'))
  expect(await screen.findByText(/by the agency’s own account/)).toBeTruthy()
  expect(asked[0]?.body).toEqual({ agencyId: 2, channel: 'sms', to: '+919876510001' })
  edge.on(messagingRoutes.testAgencyMessaging, refused('MAIL_UNAVAILABLE', { message: '' }))
  await hands.type(await field(/E-mail/), 'a@example.org')
  await hands.click(await button('Send a test letter'))
  expect(await screen.findByText(/could not send the e-mail/)).toBeTruthy()
})

test('a key that cannot be read any more is asked for, and why is said', async () => {
  edge.on(messagingRoutes.getAgencyMessaging, { ...own, sms: { ...own.sms!, hasAuthkey: false } })
  const asked = edge.on(messagingRoutes.saveAgencyMessaging, own)
  const panel = await open()
  await screen.findByText(/cannot be read any more/)
  const header = await field('DLT header')
  await panel.hands.clear(header)
  await panel.hands.type(header, 'SURATC')
  await panel.hands.click(await button('Save'))
  await screen.findByText('This field is required.')
  expect(asked).toEqual([])
})

test('texts that were taken over wait in the form for a key of their own', async () => {
  const { hasAuthkey: _key, ...texts } = own.sms!
  edge.on(messagingRoutes.getAgencyMessaging, { ...nothing, prepared: texts, version: 1 })
  const saved = edge.on(messagingRoutes.saveAgencyMessaging, own)
  const { hands } = await open()
  await screen.findByText(/of another agency were taken over/)
  await hands.click(await screen.findByRole('switch', { name: /Own SMS account/ }))
  expect(((await field('DLT header')) as HTMLInputElement).value).toBe('RNGTPI')
  await hands.type(screen.getByLabelText(/authkey/), 'secret-key-2')
  await hands.click(await button('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.body).toMatchObject({
    sms: { authkey: 'secret-key-2', header: 'RNGTPI', templates: { notice: 'n1' } },
  })
})
