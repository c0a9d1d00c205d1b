import Box from '@mui/material/Box'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { fallbackIcon } from '@parichay/contract/link-store/rules.ts'
import { contrast } from '@parichay/contract/agency/colour.ts'

/** The icon of a kind of link on its own colour, as the card shows it. */
export function TypeTile({ type, size = 44 }: { type: Pick<LinkType, 'icon' | 'colour'>; size?: number }) {
  const ground = /^#[0-9a-f]{6}$/i.test(type.colour) ? type.colour : '#37474f'
  return (
    <Box component="svg" viewBox="0 0 48 48" width={size} height={size} aria-hidden sx={{ flex: 'none' }}>
      <rect x="0.5" y="0.5" width="47" height="47" rx="14" fill={ground} stroke="#8886" strokeWidth={1} />
      <path
        transform="translate(12.5 12.5) scale(.958)"
        fill={contrast(ground, '#ffffff') >= 2 ? '#ffffff' : '#161616'}
        d={type.icon || fallbackIcon}
      />
    </Box>
  )
}
