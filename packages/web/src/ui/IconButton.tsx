import ButtonBase from '@mui/material/ButtonBase'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'

export type IconButtonProps = {
  icon: LucideIcon
  /** Read aloud and shown on hover; an icon alone says little. */
  label: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  expanded?: boolean
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon: Icon, label, onClick, expanded, type = 'button', ref }: IconButtonProps) {
  return (
    <ButtonBase
      {...(ref ? { ref } : {})}
      type={type}
      data-icon-button
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      {...(onClick ? { onClick } : {})}
      sx={{
        width: 44,
        height: 44,
        flex: 'none',
        borderRadius: '12px',
        color: 'inherit',
        transition: 'background-color 150ms',
        // Of its own colour: it may lie on a picture, or on a dark bar.
        '&:hover': { bgcolor: 'color-mix(in srgb, currentColor 8%, transparent)' },
      }}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </ButtonBase>
  )
}
