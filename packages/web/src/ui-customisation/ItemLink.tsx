import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { isOutside } from '../api/item-address.ts'

type Props = { href: string | undefined; label?: string; sx: SxProps<Theme>; children: ReactNode }

/** A way out of an item: into the panel, to another site, or none. */
export function ItemLink({ href, label, sx, children }: Props) {
  if (href === undefined) return <Box sx={sx}>{children}</Box>
  if (!isOutside(href))
    return (
      <Link href={href} sx={sx} {...(label ? { label } : {})}>
        {children}
      </Link>
    )
  return (
    <Box component="a" href={href} target="_blank" rel="noopener noreferrer" aria-label={label} sx={sx}>
      {children}
    </Box>
  )
}
