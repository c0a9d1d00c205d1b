import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { Lead } from '@parichay/contract/lead/fields.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'

const lead = (leadId: number, more: Partial<Lead> = {}): Lead => ({
  leadId,
  businessId: pdfShop.businessId,
  cardNo: 9,
  name: 'Asha Patel',
  phone: '+919876543210',
  note: 'Two kilos for Sunday',
  language: 'en',
  status: 'NEW',
  ownNote: '',
  version: 1,
  can: { change: true, delete: true },
  createdAt: '2026-11-24T20:15:00.000Z',
  ...more,
})

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(cardRoutes.getCardsByBusiness, [makeCard()])
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered).toEqual([])
})
const answer = (list: Lead[]) =>
  edge.on(leadRoutes.listLeads, { list, total: list.length, totalIsMore: false })
const open = (query = '') => openPanel({ at: `/panel/customer/leads${query}`, edge })
const row = async (name: string) => (await screen.findByRole('heading', { name, level: 2 })).closest('li')!

test('a lead is read, called and written to in the visitor’s language, and is then noted as contacted', async () => {
  answer([lead(4), lead(3, { name: 'मोहित', language: 'hi', status: 'WON', note: '' })])
  const changed = edge.on(leadRoutes.changeLead, ({ body }) =>
    lead(4, { ...(body as Partial<Lead>), version: 2 }),
  )
  const { hands } = await open()
  const first = within(await row('Asha Patel'))
  // 20:15 UTC is a quarter to two of the next day in India.
  expect(first.getByText(/25 Nov 2026.*1:45 am/)).toBeTruthy()
  expect(first.getByText('+91 98765 43210')).toBeTruthy()
  const call = first.getByRole('link', { name: 'Call Asha Patel' })
  expect(call.getAttribute('href')).toBe('tel:+919876543210')
  const chat = first.getByRole('link', { name: 'WhatsApp to Asha Patel' }).getAttribute('href')!
  expect(decodeURIComponent(chat)).toContain(`Hello Asha Patel, this is ${pdfShop.businessName}.`)
  const other = within(await row('मोहित'))
  expect(decodeURIComponent(other.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')!)).toContain(
    'नमस्ते मोहित',
  )
  call.addEventListener('click', (event) => event.preventDefault())
  await hands.click(call)
  await waitFor(() => expect(changed[0]?.body).toEqual({ leadId: 4, version: 1, status: 'CONTACTED' }))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changed[1]?.body).toEqual({ leadId: 4, version: 2, status: 'NEW' }))
})

test('the status is chosen; the own note stays typed where it cannot be saved', async () => {
  answer([lead(4)])
  const changed = edge.on(leadRoutes.changeLead, ({ body }) => lead(4, body as Partial<Lead>))
  const { hands } = await open()
  await hands.selectOptions(await screen.findByRole('combobox', { name: 'Status of Asha Patel' }), 'WON')
  await waitFor(() => expect(changed[0]?.body).toEqual({ leadId: 4, version: 1, status: 'WON' }))
  edge.on(leadRoutes.changeLead, refused('NOT_FOUND'))
  await hands.click(screen.getByRole('button', { name: 'More for Asha Patel' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Add a note of your own' }))
  const box = await screen.findByRole('textbox', { name: 'Note' })
  await hands.type(box, 'Pays on Friday')
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This lead was deleted meanwhile.')).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Ok' }))
  expect((box as HTMLTextAreaElement).value).toBe('Pays on Friday')
  const again = edge.on(leadRoutes.changeLead, ({ body }) => lead(4, body as Partial<Lead>))
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(again[0]?.body).toEqual({ leadId: 4, version: 1, ownNote: 'Pays on Friday' }))
  expect(await within(await row('Asha Patel')).findByText('Pays on Friday')).toBeTruthy()
})

/** The server's side of one lead that another device changes. */
const kept = (there: Lead) => {
  edge.on(leadRoutes.listLeads, () => ({ list: [there], total: 1, totalIsMore: false }))
  const asked = edge.on(leadRoutes.changeLead, ({ body }) => {
    const { version, ...change } = body as Lead
    if (version !== there.version) return refused('CONFLICT')
    return (there = { ...there, ...change, version: version + 1 })
  })
  return {
    asked,
    now: () => there,
    elsewhere: (change: Partial<Lead>) => (there = { ...there, ...change, version: there.version + 1 }),
  }
}

test('a status that another device set is shown, and set to one’s own only when asked; a note written there is no obstacle', async () => {
  const server = kept(lead(4))
  const { hands } = await open()
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Asha Patel' })
  server.elsewhere({ ownNote: 'Pays on Friday' })
  await hands.selectOptions(status, 'CONTACTED')
  await waitFor(() => expect(server.now()).toMatchObject({ status: 'CONTACTED', ownNote: 'Pays on Friday' }))
  await waitFor(() => expect(status.value).toBe('CONTACTED'))
  server.elsewhere({ status: 'WON' })
  await hands.selectOptions(status, 'LOST')
  await screen.findByText('Asha Patel was set to “Won” on another device meanwhile.')
  expect([server.now().status, status.value]).toEqual(['WON', 'WON'])
  await hands.click(screen.getByRole('button', { name: 'Set to “Lost”' }))
  await waitFor(() => expect([server.now().status, status.value]).toEqual(['LOST', 'LOST']))
})

test('of a note that another device changed both are shown, and none is lost before one is chosen', async () => {
  const server = kept(lead(4, { ownNote: 'Calls back' }))
  const { hands } = await open()
  await hands.click(await screen.findByRole('button', { name: 'More for Asha Patel' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Change your own note' }))
  const box = await screen.findByRole('textbox', { name: 'Note' })
  await hands.clear(box)
  await hands.type(box, 'Pays on Friday')
  server.elsewhere({ ownNote: 'Moved to Surat' })
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('There: Moved to Surat')
  await screen.findByText('Yours: Pays on Friday')
  expect(server.now().ownNote).toBe('Moved to Surat')
  await hands.click(screen.getByRole('button', { name: 'Save my changes too' }))
  await waitFor(() => expect(server.now().ownNote).toBe('Pays on Friday'))
})

test('one is deleted and comes back; the list is narrowed in its address', async () => {
  const asked = answer([lead(4)])
  const removed = edge.on(leadRoutes.deleteLead, ({ body }) => ({
    deleted: !(body as { restore?: true }).restore,
  }))
  const { hands } = await open('?status=NEW')
  await row('Asha Patel')
  expect(asked[0]!.query).toMatchObject({ businessId: String(pdfShop.businessId), status: 'NEW' })
  await hands.click(screen.getByRole('button', { name: 'More for Asha Patel' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Asha Patel' })).toBeNull())
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await row('Asha Patel')
  expect(removed.map(({ body }) => body)).toEqual([{}, { restore: true }])
})

test('the file says what stands there: nothing in it is run by a spreadsheet, and no number is shortened to 9.19877E+11', async () => {
  const files = watchSavedFiles()
  answer([lead(4, { name: '=HYPERLINK("https://spam.example")', ownNote: '+1' })])
  const { hands } = await open()
  await hands.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]!.text()
  expect(text.split('\r\n')[1]).toBe(
    `25 Nov 2026,1:45 am,"'=HYPERLINK(""https://spam.example"")",91 98765 43210,Two kilos for Sunday,New,'+1`,
  )
})

test('the file of very many ends somewhere, and says so', async () => {
  const files = watchSavedFiles()
  edge.on(leadRoutes.listLeads, ({ query }) => {
    const from = Number(query['before'] ?? 20_000)
    const length = query['before'] ? 10_000 : Number(query['pageSize'])
    const list = Array.from({ length }, (_, place) => lead(from - 1 - place))
    return { list, total: 10_000, totalIsMore: true }
  })
  const { hands } = await open()
  await hands.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  await screen.findByText('The file has the first 10,000 rows. Narrow the list for the others.')
  expect((await files[0]!.text()).trimEnd().split('\r\n')).toHaveLength(10_001)
})

test('with none the card is shared; where the form is closed it is opened first', async () => {
  answer([])
  const { hands } = await open()
  await screen.findByText('Share your card to get your first lead')
  expect(await screen.findByRole('button', { name: 'Share your card' })).toBeTruthy()
  const shut = makeCard()
  edge.on(cardRoutes.getCardsByBusiness, [{ ...shut, settings: { ...shut.settings, hidden: ['lead'] } }])
  const saved = edge.on(cardRoutes.updateCardSettings, makeCard({ version: shut.version + 1 }))
  await open()
  await hands.click(await screen.findByRole('button', { name: 'Show the form on my card' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ settings: { hidden: [] } }))
})

test('a lead that comes while the list is open is shown before it counts as seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let leads = [lead(4)]
  let unread = 1
  edge.on(leadRoutes.listLeads, () => ({ list: leads, total: leads.length, totalIsMore: false }))
  edge.on(ownerNoticeRoutes.listOwnerNotices, () => ({ list: [], unread: { count: unread, isMore: false } }))
  const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  const read: unknown[] = []
  edge.on(ownerNoticeRoutes.readOwnerNotices, () => {
    read.push(shown())
    unread = 0
    return { count: 0, isMore: false }
  })
  await open()
  await row('Asha Patel')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(read).toEqual([['Asha Patel']]))
  leads = [lead(5, { name: 'Ravi' }), lead(4)]
  unread = 1
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  await waitFor(() => expect(read).toEqual([['Asha Patel'], ['Ravi', 'Asha Patel']]))
})
