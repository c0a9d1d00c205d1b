import { useEffect } from 'react'

const taken = { '--float-height': [] as number[], '--save-bar-height': [] as number[] }

function tell(name: keyof typeof taken) {
  const { style } = document.documentElement
  if (taken[name].length) style.setProperty(name, `${Math.max(...taken[name])}px`)
  else style.removeProperty(name)
}

/** Two bars may stand side by side: the foot is free when neither is there. */
function useTaken(name: keyof typeof taken, height: number | null): void {
  useEffect(() => {
    if (height === null) return undefined
    taken[name].push(height)
    tell(name)
    return () => {
      taken[name].splice(taken[name].indexOf(height), 1)
      tell(name)
    }
  }, [name, height])
}

/** Tells the page that a button or a bar floats over its foot, so that what the keyboard reaches does not lie under it. `height` in px, with the air below. */
export const useOverFoot = (height: number): void => useTaken('--float-height', height)

/** Tells the page, while it is shown, of a bar of buttons at its foot (`footOfScreen`, `footOfForm`): what floats stands above it. */
export const useFootBar = (isShown = true): void => useTaken('--save-bar-height', isShown ? 76 : null)
