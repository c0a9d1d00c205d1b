import { firstConfiguration } from '@parichay/contract/agency/change.ts'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import type { SellerRecord } from '@parichay/contract/invoice/fields.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAgencyRecord, makeAgencyRow } from '../testing/makers.agency.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeReportFile } from '../testing/makers.report.ts'
import { openPanel } from '../testing/panel.tsx'

const row = makeAgencyRow
const record = makeAgencyRecord
const seller: SellerRecord = {
  legalName: 'Rangtapi Digital LLP',
  gstin: null,
  address: '204 Ring Road Plaza',
  city: 'Surat',
  state: '24',
  pin: '395002',
  prefix: 'RTD',
  sac: '998439',
  rate: 1800,
  exportsUnderLut: false,
  version: 2,
}

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.getAgency, record())
  edge.on(invoiceRoutes.getSeller, seller)
  edge.on(paymentAccountRoutes.getPaymentAccount, { agencyId: 2, account: null, former: [] })
})
const root = { agency: { roles: ['superadmin' as const] }, staff: {} }
const base = '/panel/admin/agency-management'
const open = (at: string, wish: object = root) => openPanel({ at, edge, ...wish })
const found = (list: AgencyListItem[]) => ({ list, total: list.length, totalIsMore: false })
const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('the list shows money and products; filters stand in the address and in the call', async () => {
  const asked = edge.on(
    agencyRoutes.listAgencies,
    found([
      row({ agencyName: 'Surat Cards', ssl: 'FAILED' }),
      row({
        agencyId: 1,
        agencyName: 'Parichay',
        roles: ['superadmin'],
        outstandingPaise: null,
        overdueSince: null,
      }),
      row({
        agencyId: 3,
        agencyName: 'Kaveri',
        status: 'SUSPENDED',
        overdueSince: null,
        outstandingPaise: 0,
      }),
    ]),
  )
  const panel = await open(`${base}?overdue=true&search=sur`)
  expect(await screen.findByText('3 agencies found')).toBeTruthy()
  const line = screen.getByText('₹12,345').closest('tr, li') as HTMLElement
  for (const text of [
    'Surat Cards',
    '981',
    'Overdue',
    'Jignesh',
    /Digital cards · Greetings · PDF ID cards/,
    'surat.example · no certificate',
  ])
    expect(within(line).getByText(text)).toBeTruthy()
  expect(asked.at(-1)!.query).toEqual({ overdue: 'true', search: 'sur' })
  expect(screen.getByText('Suspended')).toBeTruthy()
  expect(screen.getByText('The platform')).toBeTruthy()
  await panel.hands.selectOptions(screen.getByRole('combobox', { name: /Domain/ }), 'problem')
  await waitFor(() => expect(asked.at(-1)!.query).toMatchObject({ tls: 'problem' }))
  await panel.hands.selectOptions(screen.getByRole('combobox', { name: /Domain/ }), '')
  await panel.hands.selectOptions(screen.getByRole('combobox', { name: /Product/ }), 'pdfCards')
  await waitFor(() =>
    expect(asked.at(-1)!.query).toEqual({ overdue: 'true', search: 'sur', product: 'pdfCards' }),
  )
  expect(panel.place()).toContain('product=pdfCards')
})

test('an admin of another agency has no such page, and nothing is asked', async () => {
  await open(base, { staff: {} })
  expect(await screen.findByRole('heading', { name: /access/i })).toBeTruthy()
})

/** Gives the reason without which nobody is suspended. */
const suspend = async (panel: Awaited<ReturnType<typeof open>>) => {
  const ask = within(await screen.findByRole('alertdialog'))
  await panel.hands.type(ask.getByLabelText(/Reason/), 'Three bills unpaid')
  await panel.hands.click(ask.getByRole('button', { name: 'Suspend' }))
}

test('suspending asks first; no leaves everything as it is', async () => {
  edge.on(agencyRoutes.listAgencies, found([row()]))
  const asked = edge.on(agencyRoutes.updateAgency, record({ status: 'SUSPENDED' }))
  const panel = await open(base)
  await panel.hands.click(await button('Actions for Rangtapi Digital'))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  const ask = await screen.findByRole('alertdialog')
  expect(ask.textContent).toContain('15 days')
  await panel.hands.click(within(ask).getByRole('button', { name: 'Cancel' }))
  expect(asked).toEqual([])
  await panel.hands.click(await button('Actions for Rangtapi Digital'))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  const again = within(await screen.findByRole('alertdialog'))
  await panel.hands.click(again.getByRole('button', { name: 'Suspend' }))
  await again.findByText('This field is required.')
  expect(asked).toEqual([])
  await suspend(panel)
  await screen.findByText('Rangtapi Digital is suspended')
  expect(asked[0]!.body).toEqual({
    agency: { agencyId: 2, version: 4, status: 'SUSPENDED', reason: 'Three bills unpaid' },
  })
})

test('an agency that another admin changed meanwhile is not suspended unseen: that is said, and the list is read again', async () => {
  edge.on(agencyRoutes.listAgencies, found([row()]))
  const message = 'These settings were changed on another device. Look at them and save again.'
  edge.on(agencyRoutes.updateAgency, refused('CONFLICT', { message }))
  const panel = await open(base)
  await panel.hands.click(await button('Actions for Rangtapi Digital'))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  edge.on(agencyRoutes.listAgencies, found([row({ version: 5, agencyName: 'Rangtapi Cards' })]))
  await suspend(panel)
  await screen.findByText(message)
  await screen.findByText('Rangtapi Cards')
})

const noFiles = { files: 0, bytes: 0, limitBytes: null, agencies: null }

test('an agency with something behind it is not deleted, and why is said; an empty one goes after a question', async () => {
  const asked = edge.on(agencyRoutes.deleteAgency, { deleted: true })
  edge.on(documentRoutes.getDocumentQuota, noFiles)
  const kept = await open(`${base}/2?tab=data`)
  await kept.hands.click(await button('Delete agency'))
  await screen.findByText(/Customers, businesses or bills of it are kept/)
  kept.unmount()
  const can = { ...record().can, delete: true as const }
  edge.on(agencyRoutes.getAgency, record({ can }))
  edge.on(agencyRoutes.listAgencies, found([]))
  const panel = await open(`${base}/2?tab=data`)
  await panel.hands.click(await button('Delete agency'))
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(panel.place()).toBe(base))
  expect(asked.map(({ query }) => query)).toEqual([{ agencyId: '2' }])
})

test('a tab is saved by itself with the version it was typed on', async () => {
  const asked = edge.on(
    agencyRoutes.updateAgency,
    record({ configuration: { ...firstConfiguration }, version: 5 }),
  )
  const panel = await open(`${base}/2?tab=products`)
  await panel.hands.click(await screen.findByRole('switch', { name: /PDF ID cards/ }))
  await panel.hands.type(
    await screen.findByRole('spinbutton', { name: 'Price of one PDF ID card (₹)' }),
    '149',
  )
  await panel.hands.click(await button('Save'))
  await screen.findByText('Saved')
  const { agency } = asked[0]!.body as { agency: Record<string, unknown> }
  expect(agency).toMatchObject({
    agencyId: 2,
    version: 4,
    configuration: {
      pdfCardConfig: { enablePdfCardProduct: true, price: 149 },
      imagePost: { enableImagePost: false },
    },
  })
  expect(Object.keys(agency).toSorted()).toEqual(['agencyId', 'configuration', 'version'])
})

test('somebody saved first: both values are shown, and nothing was overwritten', async () => {
  const panel = await open(`${base}/2`)
  const name = await field(/^Name/)
  await panel.hands.clear(name)
  await panel.hands.type(name, 'Mine')
  edge.on(agencyRoutes.getAgency, record({ agencyName: 'Theirs', version: 5 }))
  const asked = edge.on(agencyRoutes.updateAgency, ({ body }) => {
    const { agency } = body as { agency: { version: number; agencyName: string } }
    return agency.version === 5 ? record({ agencyName: agency.agencyName, version: 6 }) : refused('CONFLICT')
  })
  await panel.hands.click(await button('Save'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('There: Theirs')
  expect(notice.textContent).toContain('Yours: Mine')
  expect((await field(/^Name/)).value).toBe('Mine')
  expect(asked).toHaveLength(1)
  await panel.hands.click(within(notice).getByRole('button', { name: 'Save my changes too' }))
  await screen.findByText('Saved')
  expect(asked[1]!.body).toMatchObject({ agency: { agencyName: 'Mine', version: 5 } })
})

test('what the server refuses stands at its field; what was typed stays', async () => {
  edge.on(
    agencyRoutes.updateAgency,
    refused('VALIDATION', { field: 'agency.support.email', message: 'A valid email is required.' }),
  )
  const panel = await open(`${base}/2`)
  const mail = await field('Support e-mail')
  await panel.hands.clear(mail)
  await panel.hands.type(mail, 'care@surat.example')
  await panel.hands.click(await button('Save'))
  expect(await screen.findByText('A valid email is required.')).toBeTruthy()
  expect((await field('Support e-mail')).value).toBe('care@surat.example')
})

test('branding: the previews follow what is typed, before it is saved', async () => {
  const panel = await open(`${base}/2?tab=branding`)
  await panel.hands.type(await field('Below every e-mail'), 'Ring Road, Surat')
  await panel.hands.click(await button('E-mail'))
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(preview.textContent).toContain('Ring Road, Surat')
  await panel.hands.click(await button('Card page'))
  expect(await screen.findAllByTitle('A card in this colour')).not.toHaveLength(0)
  expect(screen.getByText(/Reads well as it is/)).toBeTruthy()
})

test('admins: who has not come is invited again, another one is invited', async () => {
  const asked = edge.on(agencyRoutes.addAgencyAdmin, record())
  const panel = await open(`${base}/2?tab=admins`)
  await panel.hands.click(await button('Invite Jignesh again'))
  await screen.findByText('The invitation to Jignesh is on its way')
  await panel.hands.click(await button('Add admin'))
  const sheet = await screen.findByRole('dialog')
  await panel.hands.click(within(sheet).getByRole('button', { name: 'Invite by SMS' }))
  expect(await within(sheet).findByText('A valid phone number is required.')).toBeTruthy()
  await panel.hands.type(within(sheet).getByRole('textbox', { name: /Name/ }), 'Asha')
  await panel.hands.type(within(sheet).getByRole('textbox', { name: /Mobile number/ }), '9876512345')
  await panel.hands.click(within(sheet).getByRole('button', { name: 'Invite by SMS' }))
  await screen.findByText('Asha is invited')
  expect(asked.map(({ body }) => body)).toEqual([
    { adminData: { agencyId: 2, name: 'Jignesh', phoneNumber: '+919876522001' } },
    { adminData: { agencyId: 2, name: 'Asha', phoneNumber: '+919876512345' } },
  ])
})

test('billing has the prices of the agency below; the platform has none to itself', async () => {
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 118,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
    version: 1,
  })
  const panel = await open(`${base}/2?tab=billing`)
  expect(await screen.findByRole('region', { name: 'Prices for this agency' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Creator' })).toBeNull()
  await panel.hands.click(await screen.findByRole('switch', { name: /Online payment/ }))
  expect(await screen.findByRole('checkbox', { name: 'Creator' })).toBeTruthy()
})

test('prices that somebody else changed meanwhile: both are shown, the own one only goes over the newer', async () => {
  const terms = {
    cardRate: 118,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
  }
  edge.on(billRoutes.getAgencyTerms, { ...terms, version: 1 })
  const panel = await open(`${base}/2?tab=billing`)
  const rate = await screen.findByRole('spinbutton', { name: 'Each card activated or renewed' })
  await panel.hands.clear(rate)
  await panel.hands.type(rate, '150')
  edge.on(billRoutes.getAgencyTerms, { ...terms, cardRate: 130, annualFee: 999, version: 2 })
  const asked = edge.on(billRoutes.updateAgencyTerms, ({ body }) => {
    const { terms: wanted, version } = body as { terms: typeof terms; version: number }
    return version === 2 ? { ...wanted, version: 3 } : refused('CONFLICT')
  })
  await panel.hands.click(await button('Save'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('There: 130')
  expect(notice.textContent).toContain('Yours: 150')
  await panel.hands.click(within(notice).getByRole('button', { name: 'Save my changes too' }))
  await screen.findByText(/Cards that are on a bill already keep their price/)
  expect(asked[1]!.body).toMatchObject({ terms: { cardRate: 150, annualFee: 999 }, version: 2 })
})

test('the profile has what invoices of the agency say, saved for this agency over what was seen', async () => {
  const asked = edge.on(invoiceRoutes.updateSeller, { ...seller, version: 3 })
  const panel = await open(`${base}/2`)
  const part = await screen.findByRole('region', { name: 'Details on its invoices' })
  const legal = await within(part).findByRole('textbox', { name: /^Legal name/ })
  await panel.hands.type(legal, ' One')
  await panel.hands.click(await button('Save'))
  await screen.findByText('Saved. New invoices say so.')
  expect(asked[0]!.body).toMatchObject({
    agencyId: 2,
    version: 2,
    seller: { legalName: 'Rangtapi Digital LLP One' },
  })
})

test('a new agency: its host name that is taken is said at the field; then its settings open', async () => {
  edge.on(agencyRoutes.listAgencyNames, [{ agencyId: 2, agencyName: 'Rangtapi Digital' }])
  const panel = await open(`${base}/add`)
  await panel.hands.type(await field(/^Name/), 'Himalaya')
  const host = await field(/^Host name/)
  await panel.hands.type(host, 'surat.example')
  await panel.hands.type(screen.getByRole('combobox', { name: 'Set up like' }), 'rangtapi')
  await panel.hands.click(await screen.findByRole('option', { name: 'Rangtapi Digital' }))
  edge.on(
    agencyRoutes.createAgency,
    refused('VALIDATION', { field: 'agency.host', message: 'Another agency has this host name.' }),
  )
  await panel.hands.click(await button('Add agency'))
  expect(await screen.findByText('Another agency has this host name.')).toBeTruthy()
  const asked = edge.on(agencyRoutes.createAgency, record({ agencyId: 5, agencyName: 'Himalaya' }))
  edge.on(agencyRoutes.getAgency, record({ agencyId: 5, agencyName: 'Himalaya' }))
  await panel.hands.type(host, '.in')
  await panel.hands.click(await button('Add agency'))
  await screen.findByRole('heading', { name: 'Himalaya' })
  expect(asked[0]!.body).toEqual({
    agency: {
      agencyName: 'Himalaya',
      host: 'surat.example.in',
      theme: { primary: '#0f766e' },
      languages: ['en', 'hi'],
      support: { phoneNumber: '', email: '', whatsapp: '' },
      copyFrom: 2,
    },
  })
  expect(panel.place()).toBe(`${base}/5`)
})

test('all data of an agency leaves as tables; a long one is made in the background', async () => {
  edge.on(documentRoutes.getDocumentQuota, { ...noFiles, files: 3, bytes: 2 * 2 ** 20 })
  const asked = edge.on(reportRoutes.downloadReport, refused('LIMIT_REACHED', { field: 'to' }))
  const made = edge.on(reportRoutes.makeReportFile, makeReportFile({ state: 'waiting', rowsDone: 0 }))
  const panel = await open(`${base}/2?tab=data`)
  await screen.findByText('3 files, 2.0 MB')
  await panel.hands.click(await button('Payments as CSV'))
  await screen.findByText(/“Payments” is long/)
  expect(asked[0]).toMatchObject({
    params: { report: 'payments' },
    query: { agencyId: '2', from: '2020-01-01' },
  })
  expect(made[0]?.body).toMatchObject({ report: 'payments', filters: { agencyId: 2 } })
  await panel.hands.click(await button('Open the documents'))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/documents?agencyId=2'))
  edge.unanswered.length = 0
})

test('an agency’s own admin: contact and look, nothing of products and money', async () => {
  const own = record({
    agencyId: 1,
    can: {
      platform: 'NOT_ALLOWED',
      suspend: 'NOT_ALLOWED',
      addAdmin: 'NOT_ALLOWED',
      delete: 'NOT_ALLOWED',
      ssl: 'NOT_ALLOWED',
    },
  })
  const seen = edge.on(agencyRoutes.getAgency, own)
  const asked = edge.on(agencyRoutes.updateAgency, { ...own, version: 5 })
  const panel = await open('/panel/admin/agency', { staff: {} })
  const tabs = within(await screen.findByRole('group', { name: 'Parts of the settings' })).getAllByRole(
    'button',
  )
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Contact', 'Branding', 'Data'])
  // How its customers sign in, and who of its people needs a second step, is its own to say; what it may sell is not.
  const switchesOf = (name: string) =>
    within(screen.getByRole('region', { name })).getAllByRole('switch').length
  expect([switchesOf('Sign-in of customers'), switchesOf('Second step')]).toEqual([3, 4])
  expect(screen.getAllByRole('switch')).toHaveLength(7)
  expect(seen[0]!.query).toEqual({})
  await panel.hands.type(await field('WhatsApp'), '+919876500000')
  await panel.hands.click(await button('Save'))
  await screen.findByText('Saved')
  expect(asked[0]!.body).toEqual({
    agency: {
      agencyId: 1,
      version: 4,
      support: { phoneNumber: '0261 234567', email: 'help@surat.example', whatsapp: '+919876500000' },
      legal: { termsUrl: '', privacyUrl: '' },
    },
  })
})
