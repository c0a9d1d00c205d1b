import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFootBar, useOverFoot } from './over-foot.ts'

function Floating({ height }: { height: number }) {
  useOverFoot(height)
  return null
}
function Bar({ isShown }: { isShown: boolean }) {
  useFootBar(isShown)
  return null
}
const told = (name: string) => document.documentElement.style.getPropertyValue(name)

test('of what floats over the foot the highest counts, and what stays when it goes', () => {
  const { rerender, unmount } = render([<Floating key={1} height={72} />, <Floating key={2} height={112} />])
  expect(told('--float-height')).toBe('112px')
  rerender([<Floating key={1} height={72} />])
  expect(told('--float-height')).toBe('72px')
  unmount()
  expect(told('--float-height')).toBe('')
})

test('of two bars side by side one goes, and the foot is still taken; a bar that is not shown takes nothing', () => {
  const { rerender } = render([<Bar key={1} isShown />, <Bar key={2} isShown />])
  expect([told('--save-bar-height'), told('--float-height')]).toEqual(['76px', ''])
  rerender([<Bar key={1} isShown />, <Bar key={2} isShown={false} />])
  expect(told('--save-bar-height')).toBe('76px')
  rerender([<Bar key={1} isShown={false} />])
  expect(told('--save-bar-height')).toBe('')
})
