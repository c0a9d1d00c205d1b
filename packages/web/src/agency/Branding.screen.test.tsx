import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
const own = makeAgencyRecord({
  agencyId: 1,
  logoUrl: '/files/day.webp',
  darkLogoUrl: '/files/night.webp',
  iconUrl: '/files/icon.webp',
})
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.getAgency, own)
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const open = () => openPanel({ at: '/panel/admin/agency?tab=branding', edge, staff: {} })
const part = (name: string) => screen.findByRole('group', { name })
const pictures = (within_: HTMLElement) =>
  [...within_.querySelectorAll('img')].map((img) => img.getAttribute('src'))

test('the preview shows the logo of each screen and the icon, and follows what is taken away', async () => {
  const panel = await open()
  const preview = await screen.findByRole('region', { name: 'Preview' })
  const show = async (name: string) => {
    await panel.hands.click(within(preview).getByRole('button', { name }))
    return pictures(preview)
  }
  expect(pictures(preview)).toEqual(['/files/day.webp'])
  expect(await show('In the dark')).toEqual(['/files/night.webp'])
  expect(await show('Icon')).toEqual(['/files/icon.webp', '/files/icon.webp'])
  await panel.hands.click(
    within(await part('Logo on dark screens')).getByRole('button', { name: 'Remove the picture' }),
  )
  await panel.hands.click(within(await part('Icon')).getByRole('button', { name: 'Remove the picture' }))
  expect(await show('In the dark')).toEqual(['/files/day.webp'])
  expect(await show('Icon')).toEqual(['/files/day.webp', '/files/day.webp'])
})

test('what was taken away is sent as nothing, what stands is not sent; a refused icon says so at its place', async () => {
  const asked = edge.on(
    agencyRoutes.updateAgency,
    refused('VALIDATION', {
      field: 'agency.iconDocumentId',
      message: 'An icon is square and has at least 192 pixels a side.',
    }),
  )
  const panel = await open()
  await panel.hands.click(
    within(await part('Logo on dark screens')).getByRole('button', { name: 'Remove the picture' }),
  )
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  expect(
    await within(await part('Icon')).findByText('An icon is square and has at least 192 pixels a side.'),
  ).toBeTruthy()
  expect(asked[0]!.body).toEqual({
    agency: {
      agencyId: 1,
      version: 4,
      theme: { primary: '#7a1f3d' },
      mailFooter: '',
      signsCards: true,
      darkLogoDocumentId: null,
      loginImageDocumentId: null,
    },
  })
})

test('the preview shows the picture of the sign-in page beside the form, by day and in the dark, until it is taken away', async () => {
  edge.on(agencyRoutes.getAgency, { ...own, loginImageUrl: '/files/street.webp' })
  const asked = edge.on(agencyRoutes.updateAgency, { ...own, version: 5 })
  const panel = await open()
  const preview = await screen.findByRole('region', { name: 'Preview' })
  expect(pictures(preview)).toEqual(['/files/street.webp', '/files/day.webp'])
  await panel.hands.click(within(preview).getByRole('button', { name: 'In the dark' }))
  expect(pictures(preview)).toEqual(['/files/street.webp', '/files/night.webp'])
  const field = await part('Picture of the sign-in page')
  expect(within(field).getByText(/at least 800 pixels/)).toBeTruthy()
  expect(pictures(field)).toEqual(['/files/street.webp'])
  await panel.hands.click(within(field).getByRole('button', { name: 'Remove the picture' }))
  expect(pictures(preview)).toEqual(['/files/night.webp'])
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked[0]?.body).toEqual({
      agency: {
        agencyId: 1,
        version: 4,
        theme: { primary: '#7a1f3d' },
        mailFooter: '',
        signsCards: true,
        loginImageDocumentId: null,
      },
    }),
  )
})

test('a picture of the sign-in page that was refused says so at its place', async () => {
  edge.on(agencyRoutes.getAgency, { ...own, loginImageUrl: '/files/street.webp' })
  const message = 'This picture is not here any more. Upload it again.'
  edge.on(agencyRoutes.updateAgency, refused('NOT_FOUND', { field: 'agency.loginImageDocumentId', message }))
  const panel = await open()
  const field = await part('Picture of the sign-in page')
  await panel.hands.click(within(field).getByRole('button', { name: 'Remove the picture' }))
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await within(field).findByText(message)).toBeTruthy()
})

test('the bar of the panel has the logo of dark screens for those', async () => {
  const agency = { logoUrl: '/files/day.webp', darkLogoUrl: '/files/night.webp' }
  await openPanel({ at: '/panel/admin/agency?tab=branding', edge, staff: {}, agency })
  const home = await screen.findByRole('link', { name: /Rangtapi Digital/ })
  expect(home.querySelector('source')?.getAttribute('srcset')).toBe('/files/night.webp')
  expect(home.querySelector('source')?.media).toBe('(prefers-color-scheme: dark)')
  expect(pictures(home)).toEqual(['/files/day.webp'])
})
