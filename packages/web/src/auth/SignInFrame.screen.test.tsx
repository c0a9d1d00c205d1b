import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  edge = new Edge()
})
afterEach(() => expect(edge.unanswered).toEqual([]))

/** A screen of that many pixels. */
const wide = (pixels: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: pixels >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
const picture = '/files/street.webp'
const beside = () =>
  [...document.querySelectorAll('img')].filter((img) => img.getAttribute('src') === picture)
const pages = [
  ['/panel/login', 'Sign in or sign up'],
  ['/panel/franchisee-login', 'Staff sign-in'],
] as const
const open = async (at: string, title: string, loginImageUrl: string | null) => {
  await openPanel({ at, edge, nobody: true, agency: { loginImageUrl } })
  await screen.findByRole('heading', { name: title })
}

test.each(pages)(
  '%s on a desktop has the picture of the agency in the place of the card',
  async (at, title) => {
    wide(1440)
    await open(at, title, picture)
    expect(beside().map(({ alt }) => alt)).toEqual([''])
    expect(screen.queryByRole('complementary', { name: 'What you get' })).toBeNull()
  },
)

test.each(pages)('%s on a phone does not ask for it', async (at, title) => {
  wide(390)
  await open(at, title, picture)
  expect(document.documentElement.outerHTML).not.toContain(picture)
})

test.each(pages)('%s without one shows the card as ever', async (at, title) => {
  wide(1440)
  await open(at, title, null)
  expect(await screen.findByRole('complementary', { name: 'What you get' }, { timeout: 10_000 })).toBeTruthy()
  expect(beside()).toEqual([])
})
