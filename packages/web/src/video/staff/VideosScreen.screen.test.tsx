import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'

let edge: Edge
let asked: Asked[]
beforeEach(() => {
  edge = new Edge()
  asked = edge.on(userVideoRoutes.listUserVideos, { list: [], total: 0, totalIsMore: false })
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const at = '/panel/admin/projects?projectType=promotional_video'

test('videos are searched in the five ways and narrowed by the address', async () => {
  const panel = await openPanel({
    at: `${at}&searchBy=registeredPhoneNumber&search=98765&state=failed&to=2026-11-02&from=x`,
    edge,
    staff: {},
  })
  await screen.findByText('No results for “98765”')
  expect(asked[0]?.query).toEqual({
    searchBy: 'registeredPhoneNumber',
    search: '98765',
    state: 'failed',
    to: '2026-11-02',
  })
  await panel.hands.selectOptions(screen.getByLabelText('Search in'), 'Title of the video')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ searchBy: 'companyName', state: 'failed' }))
})

test('which of the five is searched narrows nothing by itself', async () => {
  await openPanel({ at: `${at}&searchBy=companyName`, edge, staff: {} })
  await screen.findByText('No videos yet')
})
