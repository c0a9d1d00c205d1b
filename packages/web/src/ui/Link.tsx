import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { useGo } from '../go.ts'

export type LinkProps = {
  /** An address made by `paths`. */
  href: string
  children: ReactNode
  onClick?: () => void
  replace?: boolean
  /** The page stays at its height: only a part of it changes. */
  keepScroll?: boolean
  current?: boolean
  /** Its whole name for screen readers; what is seen of it stands in it word for word (WCAG 2.5.3). */
  label?: string
  /** What it leads to, said beside its name: the pointer's tooltip. */
  title?: string
  sx?: SxProps<Theme>
}

/** A real link that the router follows; Ctrl, middle and long press work as everywhere. */
export function Link({
  href,
  children,
  onClick,
  replace = false,
  keepScroll = false,
  current,
  label,
  title,
  sx,
}: LinkProps) {
  const go = useGo()
  const click = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    onClick?.()
    go(href, { replace, keepScroll })
  }
  return (
    <Box
      component="a"
      href={href}
      onClick={click}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      title={title}
      {...(sx ? { sx } : {})}
    >
      {children}
    </Box>
  )
}
