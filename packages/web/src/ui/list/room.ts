import { type RefObject, useEffect, useRef } from 'react'
import { useMeasured } from '../measured.ts'

/** Below a list: its pages, and air. In px. */
const below = 76

/** The height from where something begins to the foot of the window, as `--room`: lists fill it whatever stands above them. */
export function useRoom(place: RefObject<HTMLElement | null>) {
  useMeasured(() => {
    const one = place.current
    if (!one) return
    const top = Math.round(one.getBoundingClientRect().top + window.scrollY)
    one.style.setProperty('--room', `max(360px, calc(100dvh - ${top + below}px))`)
  })
}

/** The least that is left of a name in px: enough to tell rows apart. */
const leastOfName = 120

/**
 * Where columns would stand under the edge of a table's frame, names give way first (`--name-room`, px that are left to the longest
 * one), then the air between columns (`--cell-air`). Without it one long name sent the last columns out of sight.
 */
export function useFit(frame: RefObject<HTMLElement | null>) {
  const fit = () => {
    const one = frame.current
    if (!one) return
    const over = () => one.scrollWidth - one.clientWidth
    for (const name of ['--name-room', '--cell-air']) one.style.removeProperty(name)
    if (over() <= 0) return
    const names = [...one.querySelectorAll<HTMLElement>('[data-name]')].map((name) => name.offsetWidth)
    one.style.setProperty('--name-room', `${Math.max(leastOfName, Math.max(0, ...names) - over())}px`)
    if (over() > 0) one.style.setProperty('--cell-air', '6px')
  }
  useMeasured(fit)
  const latest = useRef(fit)
  useEffect(() => {
    const one = frame.current
    if (!one || typeof ResizeObserver === 'undefined') return undefined
    let width = 0
    // The menu beside it may fold after the window has changed.
    const watch = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0)
      if (now !== width) latest.current()
      width = now
    })
    watch.observe(one)
    return () => watch.disconnect()
  }, [frame])
}
