import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { say } from './snackbar-store.ts'
import { Spinner } from './Spinner.tsx'

type Look = 'primary' | 'secondary' | 'text' | 'danger'

export type ButtonProps = {
  children: ReactNode
  look?: Look
  size?: 'small' | 'medium' | 'large'
  icon?: LucideIcon
  /** Shows a spinner and takes no clicks; the width stays. */
  busy?: boolean
  /** Why the button is off. A tap says it; screen readers read it. */
  disabledReason?: string | undefined
  fullWidth?: boolean
  type?: 'button' | 'submit'
  onClick?: (event: MouseEvent<HTMLElement>) => void
  href?: string
  target?: string
  /** The name under which the file behind `href` is saved. */
  download?: string
  form?: string
  autoFocus?: boolean
  /** Says more than the words of the button, for screen readers: which row it belongs to. */
  label?: string
  sx?: SxProps<Theme>
}

const looks = {
  primary: { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } },
  danger: { bgcolor: 'error.main', color: 'error.contrastText', '&:hover': { filter: 'brightness(0.94)' } },
  secondary: {
    bgcolor: 'background.paper',
    borderColor: 'brand.control',
    color: 'text.primary',
    '&:hover': { borderColor: 'brand.lineStrong' },
  },
  text: { color: 'primary.main', '&:hover': { bgcolor: 'brand.tint' } },
} as const
const heights = { small: 36, medium: 44, large: 52 } as const

export function Button(props: ButtonProps) {
  const {
    children,
    look = 'primary',
    size = 'medium',
    icon: Icon,
    busy = false,
    disabledReason,
    onClick,
    type = 'button',
    href,
    target,
    fullWidth = false,
    label,
    sx,
    ...rest
  } = props
  const off = disabledReason !== undefined
  const click = (event: MouseEvent<HTMLElement>) => {
    if (off || busy) event.preventDefault()
    if (off) say(disabledReason)
    else if (!busy) onClick?.(event)
  }
  return (
    <ButtonBase
      {...rest}
      // Pressing must not blur a field: its message would push the button away from under the finger.
      {...(type === 'submit'
        ? { onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault() }
        : {})}
      {...(href ? { href, ...(target ? { target, rel: 'noopener' } : {}) } : { type })}
      aria-label={label}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      title={disabledReason}
      onClick={click}
      sx={[
        {
          position: 'relative',
          minHeight: heights[size],
          px: look === 'text' ? 1.5 : size === 'large' ? 3 : 2.25,
          py: 0.75,
          borderRadius: '10px',
          border: '1px solid transparent',
          width: fullWidth ? '100%' : 'auto',
        },
        {
          fontFamily: 'inherit',
          fontSize: size === 'small' ? 14 : 16,
          fontWeight: 650,
          lineHeight: 1.25,
          textAlign: 'center',
        },
        {
          transition: 'background-color 150ms, border-color 150ms, transform 150ms',
          '&:active': { transform: 'scale(0.985)' },
        },
        looks[look],
        off && {
          bgcolor: look === 'text' ? 'transparent' : 'brand.sunken',
          color: 'text.disabled',
          borderColor: 'transparent',
          cursor: 'not-allowed',
          '&:hover, &:active': {
            bgcolor: look === 'text' ? 'transparent' : 'brand.sunken',
            transform: 'none',
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {busy && <Spinner sx={{ position: 'absolute' }} />}
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, opacity: busy ? 0 : 1 }}>
        {Icon && <Icon size={size === 'small' ? 18 : 20} aria-hidden />}
        {children}
      </span>
    </ButtonBase>
  )
}
