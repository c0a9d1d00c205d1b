import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { keys } from './keys.ts'
import { usePageSlots } from './page-slots.ts'

const { listUiCustomisations } = uiCustomisationRoutes
const item = (uiCustomisationId: number, facts: Partial<UiCustomisation> = {}): UiCustomisation => ({
  uiCustomisationId,
  placement: 'HOME_PAGE',
  type: 'notice',
  title: { en: 'Hello' },
  text: { en: '' },
  actionLabel: { en: '' },
  actionLink: '',
  metaType: 'none',
  metaId: '',
  shape: 'SQUARE',
  count: 10,
  languages: [],
  picture: null,
  posts: [],
  tiles: [],
  ...facts,
})
const items = [item(1), item(2, { languages: ['hi'] }), item(3, { type: 'categoryGrid' }), item(4)]
const ids = (list: readonly UiCustomisation[]) => list.map((one) => one.uiCustomisationId).join(',')
const drawn: string[] = []

function Probe({ businessId }: { businessId: number }) {
  const { isReady, top, below, last } = usePageSlots('HOME_PAGE', businessId)
  const says = isReady ? `top ${ids(top)} below ${ids(below)} last ${ids(last)}` : 'waits'
  // What is drawn, not what React gives up before it is seen.
  useLayoutEffect(() => {
    if (drawn.at(-1) !== says) drawn.push(says)
  })
  return <p>{says}</p>
}
function open(edge: Edge, queries = new QueryClient()) {
  drawn.length = 0
  vi.stubGlobal('fetch', edge.fetch)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const view = () => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Probe businessId={5} />
      </QueryClientProvider>
    </I18nProvider>
  )
  render(view())
  return queries
}

test('what came with the page is there in the first drawing, and a change of staff does not move it', async () => {
  const queries = new QueryClient()
  queries.setQueryData(keys.pageItems('HOME_PAGE', 5), items)
  open(new Edge(), queries)
  await screen.findByText('top 1 below 3,4 last')
  queries.setQueryData(keys.pageItems('HOME_PAGE', 5), [item(9), ...items])
  await new Promise((done) => setTimeout(done, 30))
  expect(drawn).toEqual(['top 1 below 3,4 last '])
})

test('inside the panel the page waits for it, and goes on where it fails', async () => {
  const edge = new Edge()
  edge.on(listUiCustomisations, items)
  open(edge)
  await screen.findByText('top 1 below 3,4 last')
  expect(drawn).toEqual(['waits', 'top 1 below 3,4 last '])
})

test('where it fails the page goes on without', async () => {
  const edge = new Edge()
  edge.on(listUiCustomisations, refused('SERVICE_BUSY'))
  open(edge)
  await screen.findByText('top below last')
})

test('after a second the page waits no longer: what comes then stands last', async () => {
  const edge = new Edge()
  edge.on(listUiCustomisations, () => new Promise((done) => setTimeout(() => done(items), 1400)))
  open(edge)
  await screen.findByText('top below last 1,3,4')
  expect(drawn).toEqual(['waits', 'top  below  last ', 'top  below  last 1,3,4'])
})
