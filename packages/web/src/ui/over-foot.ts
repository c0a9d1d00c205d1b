import { useEffect } from 'react'

const heights: number[] = []

function tell() {
  const { style } = document.documentElement
  if (heights.length) style.setProperty('--float-height', `${Math.max(...heights)}px`)
  else style.removeProperty('--float-height')
}

/** Tells the page that a button or a bar floats over its foot, so that what the keyboard reaches does not lie under it. `height` in px, with the air below. */
export function useOverFoot(height: number): void {
  useEffect(() => {
    heights.push(height)
    tell()
    return () => {
      heights.splice(heights.indexOf(height), 1)
      tell()
    }
  }, [height])
}
