import MuiIconButton from '@mui/material/IconButton'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'

export type IconButtonProps = {
  icon: LucideIcon
  /** Read aloud and shown on hover; an icon alone says little. */
  label: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  edge?: 'start' | 'end' | false
  expanded?: boolean
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon: Icon, label, onClick, edge = false, expanded, type = 'button', ref }: IconButtonProps) {
  return (
    <MuiIconButton {...(ref ? { ref } : {})} type={type} edge={edge} aria-label={label} title={label} aria-expanded={expanded} {...(onClick ? { onClick } : {})}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </MuiIconButton>
  )
}
