import type { RefObject } from 'react'
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
