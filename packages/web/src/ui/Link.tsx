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
  label?: string
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
      {...(sx ? { sx } : {})}
    >
      {children}
    </Box>
  )
}
