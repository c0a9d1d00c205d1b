import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Pill, Pills } from './Pill.tsx'

const Row = ({ waiting, isChosen = true }: { waiting: number; isChosen?: boolean }) => (
  <Pills label="Parts" inOneRow>
    <Pill pressed={!isChosen} onClick={() => undefined}>
      Requests {waiting}
    </Pill>
    <Pill pressed={isChosen} onClick={() => undefined}>
      Duplicates
    </Pill>
  </Pills>
)

test('the chosen one stands in sight, also when a count before it arrives; who scrolls by hand is left alone', () => {
  let left = 300
  for (const [name, px] of [
    ['clientWidth', () => 328],
    ['offsetWidth', () => 100],
    ['offsetLeft', () => left],
  ] as const) {
    const spy = vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(px)
    onTestFinished(() => spy.mockRestore())
  }
  const { rerender } = render(<Row waiting={0} />)
  const row = screen.getByRole('group', { name: 'Parts' })
  expect(row.scrollLeft).toBe(186)
  left = 340
  rerender(<Row waiting={6} />)
  expect(row.scrollLeft).toBe(226)
  row.scrollLeft = 20
  rerender(<Row waiting={7} />)
  expect(row.scrollLeft).toBe(20)
  left = 0
  rerender(<Row waiting={7} isChosen={false} />)
  expect(row.scrollLeft).toBe(-114)
})
