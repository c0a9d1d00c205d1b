/**
 * The `ref` of a part that stays under the top bar while the rest goes by. It tells the page how high the part is, so that what
 * the keyboard reaches does not lie under it. A part that stands beside the rest, as on wide screens, covers nothing.
 */
export function underHead(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    const { width, height } = part.getBoundingClientRect()
    if (width > window.innerWidth * 0.7) style.setProperty('--head-height', `${Math.ceil(height)}px`)
    else style.removeProperty('--head-height')
  })
  watch.observe(part)
  return () => {
    watch.disconnect()
    style.removeProperty('--head-height')
  }
}
