import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CallFailed, Offline } from '../../failures.ts'
import { allWords, showLanguage } from '../../i18n.ts'
import { makeAgency } from '../../testing/makers.ts'
import { useSession } from '../../session.ts'
import { DialogHost } from '../DialogHost.tsx'
import { themeFor } from '../theme.ts'
import { Form, usePanelForm } from './Form.tsx'
import type { Outcome } from './outcome.ts'
import { RecordForm } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'
import { TextField } from './TextField.tsx'

const Shop = z.object({ name: z.string().min(1), city: z.string().min(1) })
type Shop = z.infer<typeof Shop>
type Kept = Shop & { version: number }
const kept: Kept = { name: 'Anand Sweets', city: 'Surat', version: 1 }

const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="city" label="City" />
  </>
)
function Plain({ send }: { send: (values: Shop) => Promise<Outcome> }) {
  const form = usePanelForm(Shop, { name: kept.name, city: kept.city })
  return (
    <Form form={form} onSubmit={send}>
      {fields}
      <SaveBar always />
    </Form>
  )
}

/** A page with a form, and another page to leave for. */
async function open(page: () => React.ReactNode) {
  useSession.getState().begin({
    agency: makeAgency(),
    session: 'customer',
    language: 'en',
    errorReporting: null,
    checkoutUrl: '',
    answers: {},
  })
  await showLanguage('en')
  await allWords()
  i18n.activate('en')
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <DialogHost />
      </>
    ),
  })
  const tree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/form', component: page }),
    createRoute({ getParentRoute: () => root, path: '/away', component: () => <p>Away</p> }),
  ])
  const history = createMemoryHistory({ initialEntries: ['/form'] })
  const router = createRouter({ routeTree: tree, history })
  render(
    <ThemeProvider theme={themeFor('#2d9bea')} noSsr>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </ThemeProvider>,
  )
  await screen.findByLabelText('Name')
  return {
    hands: userEvent.setup(),
    leave: () => history.push('/away'),
    place: () => history.location.pathname,
  }
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save' })
const discards = () => screen.queryAllByRole('button', { name: 'Discard' }).length
async function write(hands: ReturnType<typeof userEvent.setup>, label: string, words: string) {
  await hands.clear(box(label))
  if (words) await hands.type(box(label), words)
}

test.each([
  ['saved', 0],
  ['conflict', 1],
  ['declined', 1],
] as const)('what became of it was %s: unsaved afterwards %i', async (outcome, unsaved) => {
  const send = vi.fn(() => Promise.resolve(outcome))
  const { hands } = await open(() => <Plain send={send} />)
  await write(hands, 'City', 'Vadodara')
  expect(discards()).toBe(1)
  await hands.click(save())
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Anand Sweets', city: 'Vadodara' }))
  await waitFor(() => expect(discards()).toBe(unsaved))
  expect(box('City').value).toBe('Vadodara')
})

test('what is typed while it is on its way stays, unsaved', async () => {
  let arrive: (outcome: Outcome) => void = () => undefined
  const { hands } = await open(() => (
    <Plain send={() => new Promise<Outcome>((resolve) => (arrive = resolve))} />
  ))
  await write(hands, 'City', 'Vadodara')
  await hands.click(save())
  await write(hands, 'Name', 'Anand Mithai')
  arrive('saved')
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'))
  expect([box('Name').value, box('City').value]).toEqual(['Anand Mithai', 'Vadodara'])
  expect(discards()).toBe(1)
  // What it goes back to is what was sent.
  await hands.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(box('Name').value).toBe('Anand Sweets'))
  expect(box('City').value).toBe('Vadodara')
})

test('the first bad field gets the focus, and nothing is sent', async () => {
  const send = vi.fn(() => Promise.resolve<Outcome>('saved'))
  const { hands } = await open(() => <Plain send={send} />)
  // The last one typed in has the focus until Save is pressed.
  await write(hands, 'Name', '')
  await write(hands, 'City', '')
  await hands.click(save())
  await waitFor(() => expect(document.activeElement).toBe(box('Name')))
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
  expect(box('City').getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

test('a no of the server stands below the field it names, which gets the focus', async () => {
  const failed = new CallFailed(
    { code: 'VALIDATION', message: 'city: We do not know this city.', field: 'city', ref: 'x' },
    400,
  )
  const { hands } = await open(() => <Plain send={() => Promise.reject(failed)} />)
  await write(hands, 'City', 'Nowhere')
  await write(hands, 'Name', 'Anand')
  await hands.click(save())
  await waitFor(() => expect(document.activeElement).toBe(box('City')))
  expect(box('City').getAttribute('aria-invalid')).toBe('true')
  expect(box('Name').getAttribute('aria-invalid')).not.toBe('true')
  expect(discards()).toBe(1)
})

test('leaving with changes asks: one may stay, or go without them; without changes nobody is asked', async () => {
  const { hands, leave, place } = await open(() => <Plain send={() => Promise.resolve('saved')} />)
  await write(hands, 'City', 'Vadodara')
  leave()
  await hands.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(place()).toBe('/form')
  expect(box('City').value).toBe('Vadodara')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  leave()
  await hands.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Away')).toBeTruthy()
})

test('after saving nobody is asked', async () => {
  const { hands, leave } = await open(() => <Plain send={() => Promise.resolve('saved')} />)
  await write(hands, 'City', 'Vadodara')
  await hands.click(save())
  await waitFor(() => expect(discards()).toBe(0))
  leave()
  expect(await screen.findByText('Away')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

const versionOf = ({ version }: Kept) => version
const typed = ({ name, city }: Kept): Shop => ({ name, city })

/** A record that somebody else changed to `now` since this form was opened. */
function record(now: Kept, { reloadsAside = false, losesAnswer = false } = {}) {
  const stored = { now }
  let isLost = losesAnswer
  const page = { show: (_: Kept) => _ }
  const save = vi.fn((values: Shop, version: number) => {
    if (version !== stored.now.version)
      return Promise.reject(new CallFailed({ code: 'CONFLICT', message: 'Changed.', ref: 'x' }, 409))
    stored.now = { ...values, version: version + 1 }
    if (!isLost) return Promise.resolve(stored.now)
    isLost = false
    return Promise.reject(new Offline())
  })
  // As the panel's cache does, what is saved or read again becomes the record.
  function Page() {
    const [seen, setSeen] = useState(kept)
    const show = (page.show = (one: Kept) => {
      setSeen(one)
      return one
    })
    return (
      <RecordForm<Shop, Shop, Kept>
        draft={null}
        schema={Shop}
        record={seen}
        versionOf={versionOf}
        typed={typed}
        save={async (values, version) => show(await save(values, version))}
        reload={() => Promise.resolve(reloadsAside ? stored.now : show(stored.now))}
      >
        {fields}
      </RecordForm>
    )
  }
  return {
    page: () => <Page />,
    save,
    stored,
    /** An answer comes to the page around the form. */
    answer: (one: Kept) => act(() => void page.show(one)),
  }
}

test('a newer version with the same fields is no conflict: it is saved over it', async () => {
  const { page, save: sent, stored } = record({ ...kept, version: 5 })
  const { hands } = await open(page)
  await write(hands, 'City', 'Vadodara')
  await hands.click(save())
  await waitFor(() => expect(stored.now).toEqual({ name: 'Anand Sweets', city: 'Vadodara', version: 6 }))
  expect(sent.mock.calls.map(([, version]) => version)).toEqual([1, 5])
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull())
})

test('a conflict loses neither side: mine goes over theirs, and what only they changed stays', async () => {
  const { page, stored } = record({ name: 'Anand & Sons', city: 'Surat', version: 5 })
  const { hands } = await open(page)
  await write(hands, 'City', 'Vadodara')
  await hands.click(save())
  await hands.click(await screen.findByRole('button', { name: 'Save my changes too' }))
  await waitFor(() => expect(stored.now).toEqual({ name: 'Anand & Sons', city: 'Vadodara', version: 6 }))
  await waitFor(() => expect(box('Name').value).toBe('Anand & Sons'))
})

test.each(['saved again', 'read again'] as const)(
  'what was saved though the answer was lost is %s without a conflict with oneself',
  async (how) => {
    const { page, stored, answer } = record(kept, { losesAnswer: true })
    const { hands } = await open(page)
    await write(hands, 'City', 'Vadodara')
    await hands.click(save())
    await hands.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(discards()).toBe(1)
    if (how === 'saved again') await hands.click(save())
    else answer(stored.now)
    await waitFor(() => expect(discards()).toBe(0))
    expect(screen.queryByText(/^Changed on another device/)).toBeNull()
    await write(hands, 'Name', 'Anand & Sons')
    await hands.click(save())
    await waitFor(() => expect(stored.now).toEqual({ name: 'Anand & Sons', city: 'Vadodara', version: 3 }))
  },
)

test.each(['saved again', 'read again'] as const)(
  'what was saved in part only is %s without a conflict with oneself, and the rest is not lost',
  async (how) => {
    const { page, stored, answer } = record(kept)
    const { hands } = await open(page)
    await write(hands, 'City', 'Vadodara')
    await write(hands, 'Name', 'Anand & Sons')
    // Of two calls the first went through.
    stored.now = { ...kept, city: 'Vadodara', version: 2 }
    if (how === 'read again') {
      answer(stored.now)
      expect([box('City').value, box('Name').value, discards()]).toEqual(['Vadodara', 'Anand & Sons', 1])
    }
    await hands.click(save())
    await waitFor(() => expect(stored.now).toEqual({ name: 'Anand & Sons', city: 'Vadodara', version: 3 }))
    await waitFor(() => expect(discards()).toBe(0))
    expect(screen.queryByText(/^Changed on another device/)).toBeNull()
  },
)

test('an answer from before a save that comes after it brings nothing old back', async () => {
  const { page, stored, answer } = record(kept)
  const { hands } = await open(page)
  await write(hands, 'City', 'Vadodara')
  await hands.click(save())
  await waitFor(() => expect(stored.now.version).toBe(2))
  await waitFor(() => expect(discards()).toBe(0))
  answer(kept)
  expect(box('City').value).toBe('Vadodara')
  await write(hands, 'Name', 'Anand & Sons')
  await hands.click(save())
  await waitFor(() => expect(stored.now).toEqual({ name: 'Anand & Sons', city: 'Vadodara', version: 3 }))
})

test('the newer version is taken though the page around knows only the older one', async () => {
  const { page } = record({ name: 'Anand & Sons', city: 'Surat', version: 5 }, { reloadsAside: true })
  const { hands } = await open(page)
  await write(hands, 'Name', 'Sweets of Anand')
  await hands.click(save())
  await hands.click(await screen.findByRole('button', { name: 'Take the newer one' }))
  expect(box('Name').value).toBe('Anand & Sons')
  expect(screen.queryByRole('alert')).toBeNull()
})
