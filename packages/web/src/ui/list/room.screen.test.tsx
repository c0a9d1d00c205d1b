import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFit } from './room.ts'

const frameWidth = 1000

function Frame() {
  const frame = useRef<HTMLDivElement>(null)
  useFit(frame)
  return (
    <div ref={frame} data-testid="frame">
      <span data-name="">Shri Mahalakshmi Wholesale Traders and Sons</span>
      <span data-name="">Anand Mart</span>
    </div>
  )
}

/** A table that is so wide when names have all their room; each px a name gives up and tighter cells make it narrower. */
function drawn({ wide, ofAir = 0 }: { wide: number; ofAir?: number }) {
  const longest = 208
  const room = (one: HTMLElement, name: string) => one.style.getPropertyValue(name)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frameWidth)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(longest)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const given = longest - Number.parseInt(room(this, '--name-room') || String(longest), 10)
    return Math.max(frameWidth, wide - given - (room(this, '--cell-air') ? ofAir : 0))
  })
  render(<Frame />)
  return screen.getByTestId('frame').style
}

afterEach(() => vi.restoreAllMocks())

test('what fits is left as it is', async () => {
  const style = drawn({ wide: frameWidth })
  await new Promise(requestAnimationFrame)
  expect(style.getPropertyValue('--name-room')).toBe('')
  expect(style.getPropertyValue('--cell-air')).toBe('')
})

test('the longest name gives up what is missing, and no more', async () => {
  const style = drawn({ wide: frameWidth + 35 })
  await waitFor(() => expect(style.getPropertyValue('--name-room')).toBe('173px'))
  expect(style.getPropertyValue('--cell-air')).toBe('')
})

test('a name keeps what tells rows apart; then columns come closer', async () => {
  const style = drawn({ wide: frameWidth + 150, ofAir: 90 })
  await waitFor(() => expect(style.getPropertyValue('--name-room')).toBe('120px'))
  expect(style.getPropertyValue('--cell-air')).toBe('6px')
})

test('it is measured anew when the window changes', async () => {
  const style = drawn({ wide: frameWidth + 35 })
  await waitFor(() => expect(style.getPropertyValue('--name-room')).toBe('173px'))
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(frameWidth)
  window.dispatchEvent(new Event('resize'))
  expect(style.getPropertyValue('--name-room')).toBe('')
})
