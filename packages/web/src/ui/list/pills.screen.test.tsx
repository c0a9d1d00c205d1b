import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { allWords, showLanguage } from '../../i18n.ts'
import { themeFor } from '../theme.ts'
import { DatePill } from './DatePill.tsx'
import { FilterPill } from './FilterPill.tsx'
import { SearchPill } from './SearchPill.tsx'

beforeEach(async () => {
  await showLanguage('en')
  await allWords()
  i18n.activate('en')
})
const open = (pill: ReactNode) =>
  render(
    <ThemeProvider theme={themeFor('#2d9bea')} noSsr>
      <I18nProvider i18n={i18n}>{pill}</I18nProvider>
    </ThemeProvider>,
  )

function Day({ first }: { first?: string }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <DatePill label="From" value={day} min="2020-01-01" max="2026-12-31" onChange={setDay} />
      <button onClick={() => setDay(undefined)}>Clear all</button>
    </>
  )
}
const box = () => screen.getByLabelText<HTMLInputElement>('From')

test('a day that is typed part by part keeps the focus, and what is half typed changes nothing', () => {
  open(<Day />)
  box().focus()
  fireEvent.change(box(), { target: { value: '0202-11-03' } })
  expect(screen.queryByText('From: 03 Nov 2026')).toBeNull()
  fireEvent.change(box(), { target: { value: '2026-11-03' } })
  expect(screen.getByText('From: 03 Nov 2026')).toBeTruthy()
  expect(document.activeElement).toBe(box())
  fireEvent.change(box(), { target: { value: '2026-11-30' } })
  expect(screen.getByText('From: 30 Nov 2026')).toBeTruthy()
  expect(document.activeElement).toBe(box())
})

test('a day that is taken away elsewhere leaves the box empty', async () => {
  open(<Day first="2026-11-03" />)
  expect(box().value).toBe('2026-11-03')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(box().value).toBe('')
})

const choices = [
  { value: 'a', label: 'Anand' },
  { value: 's', label: 'Surat' },
] as const
function Choice() {
  const [value, setValue] = useState<'a' | 's' | undefined>('a')
  return <FilterPill label="City" value={value} choices={choices} onChange={setValue} />
}
function Search() {
  const [value, setValue] = useState<'a' | 's' | undefined>('a')
  return <SearchPill label="City" value={value} valueLabel="Anand" choices={choices} onChange={setValue} />
}

test.each([
  ['From', <Day key="day" first="2026-11-03" />, () => box()],
  ['City', <Choice key="choice" />, () => screen.getByLabelText('City')],
  ['City', <Search key="search" />, () => screen.getByRole('button', { name: 'City' })],
] as const)('%s taken away by key: the focus stays on the filter', async (label, pill, where) => {
  open(pill)
  screen.getByRole('button', { name: `Remove the filter ${label}` }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(document.activeElement).toBe(where())
})
