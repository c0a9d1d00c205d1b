import Box from '@mui/material/Box'
import { fallbackIcon } from '@parichay/contract/link-store/rules.ts'

/** The icon of a group of links in the colour of its words; a chain link where it has none. */
export const GroupIcon = ({ icon, size = 20 }: { icon: string; size?: number }) => (
  <Box component="svg" viewBox="0 0 24 24" width={size} height={size} aria-hidden sx={{ flex: 'none' }}>
    <path fill="currentColor" d={icon || fallbackIcon} />
  </Box>
)
