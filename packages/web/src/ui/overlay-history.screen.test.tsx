import { act, render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useCloseOnBack, watchOverlays } from './overlay-history.ts'

let show: (which: 'menu' | 'form' | null) => void = () => undefined

function Menu({ onClose }: { onClose: () => void }) {
  useCloseOnBack(true, onClose)
  return <p>menu</p>
}
function Form({ onClose }: { onClose: () => void }) {
  useCloseOnBack(true, onClose)
  return <p>form</p>
}
function Page() {
  const [open, setOpen] = useState<'menu' | 'form' | null>(null)
  show = setOpen
  return (
    <>
      {open === 'menu' && <Menu onClose={() => setOpen(null)} />}
      {open === 'form' && <Form onClose={() => setOpen(null)} />}
    </>
  )
}

const still = () => new Promise((resolve) => setTimeout(resolve, 60))
const go = async (which: 'menu' | 'form' | null) => {
  act(() => show(which))
  await act(still)
}
const overlay = () => (window.history.state as { overlay?: string } | null)?.overlay
let before = 0

beforeAll(watchOverlays)
beforeEach(async () => {
  window.history.pushState({}, '', '/before')
  window.history.pushState({}, '', '/list')
  before = window.history.length
  render(<Page />)
  await act(still)
})
/** One press of Back leaves the list. */
const leaves = async () => {
  expect(overlay()).toBeUndefined()
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/before'))
}

test('a form out of a menu takes over its entry; closed by its button, one Back leaves the page', async () => {
  await go('menu')
  await go('form')
  expect(window.history.length).toBe(before + 1)
  await go(null)
  await leaves()
})

test('the same where the form opens a moment after the menu closed, in the middle of its step back', async () => {
  await go('menu')
  act(() => show(null))
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  await go('form')
  await go(null)
  await leaves()
})

test('Back closes the form and then leaves', async () => {
  await go('menu')
  await go('form')
  window.history.back()
  await waitFor(() => expect(document.body.textContent).not.toContain('form'))
  await act(still)
  await leaves()
})
