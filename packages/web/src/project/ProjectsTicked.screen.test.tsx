import type { BulkRow } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { type PdfCardListItem, pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { UserVideoListItem } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../testing/makers.bulk.ts'
import { makeVideo } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'

// PDF cards and videos are ticked and deleted in the same manner.

const pdfCard = (pdfCardNo: number): PdfCardListItem => ({
  pdfCardNo,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  businessId: 5,
  businessName: 'Anand Sweets',
  companyName: 'Anand',
  registeredPhoneNumber: '',
  mails: [],
  kind: 'id',
  status: 'ACTIVE',
  can: { edit: true, status: true, delete: true, export: true, forceExport: true, pay: true },
  version: 4,
  templateCode: 'gate',
  quantity: 1,
  payment: null,
  exportedAt: null,
  createdAt: '2026-11-20T06:00:00.000Z',
})
const video = (videoNo: number) =>
  UserVideoListItem.parse({ ...makeVideo(), videoNo, title: 'Anand', agencyName: 'Rangtapi', payment: null })

const tabs = [
  {
    what: 'PDF cards',
    tab: 'pdf_id_card',
    nos: 'pdfCardNos',
    kind: 'pdfCardDelete',
    rights: ['pdf.list', 'pdf.view', 'pdf.edit'],
    title: 'Delete 41 PDF cards?',
    two: 'Delete 2 PDF cards?',
    label: /41 PDF cards/,
    heading: 'Delete PDF cards',
    gone: 'The PDF card is not there any more.',
    href: '/panel/customer/pdf-card-templates?businessId=5&pdfCardNo=3',
    list: (edge: Edge) =>
      edge.on(pdfCardRoutes.getPdfCardList, { list: [3, 2].map(pdfCard), total: 41, totalIsMore: false }),
    route: bulkRoutes.deletePdfCardsInBulk,
  },
  {
    what: 'videos',
    tab: 'promotional_video',
    nos: 'videoNos',
    kind: 'videoDelete',
    rights: ['video.list', 'video.view', 'video.edit'],
    title: 'Delete 41 videos?',
    two: 'Delete 2 videos?',
    label: /41 videos/,
    heading: 'Delete videos',
    gone: 'The video is not there any more.',
    href: '/panel/customer/video-templates?businessId=5&videoNo=3',
    list: (edge: Edge) =>
      edge.on(userVideoRoutes.listUserVideos, { list: [3, 2].map(video), total: 41, totalIsMore: false }),
    route: bulkRoutes.deleteVideosInBulk,
  },
] as const

describe.each(tabs)('$what', (of) => {
  let edge: Edge
  const rowOf = (facts: Partial<BulkRow>) => makeBulkRow({ label: 'Anand · 3', subjectId: 3, ...facts })
  beforeEach(() => {
    edge = new Edge()
    of.list(edge)
    edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
    edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: of.kind, about: '' }))
  })
  afterEach(() => expect(edge.unanswered).toEqual([]))
  const open = async (staff: object = {}) => {
    const at = `/panel/admin/projects?projectType=${of.tab}&status=ACTIVE&sort=name`
    const panel = await openPanel({ at, edge, staff })
    await screen.findAllByText('Anand')
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    const bar = () => screen.getByRole('region', { name: 'Ticked rows' })
    const choose = async (deed: string) => {
      await panel.hands.click(within(bar()).getByRole('button', { name: /^With/ }))
      await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
    }
    return { panel, box, bar, choose }
  }

  test('all that are found are deleted by their filter, once their number is typed', async () => {
    const sent = edge.on(of.route, makeBulkJob({ kind: of.kind, state: 'waiting' }))
    const { panel, box, bar, choose } = await open()
    await panel.hands.click(box('Tick this page'))
    await panel.hands.click(within(bar()).getByRole('button', { name: 'Tick all 41 found' }))
    await choose('Delete …')
    const first = within(await screen.findByRole('alertdialog', { name: of.title }))
    await panel.hands.click(first.getByRole('button', { name: 'Go on' }))
    const sheet = within(await screen.findByRole('alertdialog', { name: 'Type the number' }))
    await panel.hands.type(sheet.getByLabelText(of.label), '2')
    await panel.hands.click(sheet.getByRole('button', { name: 'Delete' }))
    await sheet.findByText('This is not the number.')
    expect(sent).toEqual([])
    await panel.hands.type(sheet.getByLabelText(of.label), '{Backspace}41')
    await panel.hands.click(sheet.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('heading', { name: of.heading })
    expect(sent[0]?.body).toEqual({ filter: { status: 'ACTIVE' }, expected: 41, confirmed: 41 })
  })

  test('ticked ones go alone; one that is deleted by itself is ticked no more', async () => {
    edge.on(pdfCardRoutes.deletePdfCard, { deleted: true })
    edge.on(userVideoRoutes.deleteUserVideo, { deleted: true })
    const sent = edge.on(of.route, makeBulkJob({ kind: of.kind, state: 'waiting' }))
    const { panel, box, bar, choose } = await open()
    await panel.hands.click(box('Tick Anand · 3'))
    await panel.hands.click(box('Tick Anand · 2'))
    expect(within(bar()).getByRole('status').textContent).toBe('2 ticked')
    await choose('Delete …')
    await screen.findByRole('alertdialog', { name: of.two })
    await panel.hands.click(screen.getByRole('button', { name: 'Cancel' }))
    await panel.hands.click(screen.getAllByRole('button', { name: 'Actions for Anand' })[1]!)
    await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await panel.hands.click(await screen.findByRole('button', { name: /^Delete (card|video)$/ }))
    await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe('1 ticked'))
    await choose('Delete …')
    await panel.hands.click(await screen.findByRole('button', { name: 'Go on' }))
    const sheet = within(await screen.findByRole('alertdialog', { name: 'Type the number' }))
    await panel.hands.type(sheet.getByRole('textbox'), '1')
    await panel.hands.click(sheet.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
    expect(sent[0]?.body).toEqual({ filter: { [of.nos]: [3], agencyId: 1 }, expected: 1, confirmed: 1 })
  })

  test('who may not delete them ticks nothing', async () => {
    await open({ roles: ['creator'], permissions: of.rights.slice(0, 2) })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('one that was taken back leads to it, one that is gone does not; who may not edit has no way there', async () => {
    const list = [rowOf({ state: 'undone' }), rowOf({ rowNo: 2, label: 'Anand · 2', subjectId: 2 })]
    edge.on(bulkRoutes.listBulkRows, { list, total: 2 })
    await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
    const link = await screen.findByRole('link', { name: 'Anand · 3' })
    expect(link.getAttribute('href')).toBe(of.href)
    await screen.findByText('Anand · 2')
    expect(screen.queryByRole('link', { name: 'Anand · 2' })).toBeNull()
  })

  test('who may only look sees the job and no way to change what it is about', async () => {
    edge.on(bulkRoutes.listBulkRows, { list: [rowOf({ state: 'kept', reason: 'NOT_FOUND' })], total: 1 })
    const permissions = of.rights.slice(0, 2)
    await openPanel({ at: '/panel/admin/bulk/4', edge, staff: { roles: ['creator'], permissions } })
    await screen.findByText(of.gone)
    expect(screen.queryByRole('link', { name: 'Anand · 3' })).toBeNull()
  })
})
