import { styled } from '@mui/material/styles'
import { asTheBrowserDraws } from '../shape-styles.ts'

const shape = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`
const tick = shape('M5 12.5l4.5 4.500L19 7.500')
const dash = shape('M6 12h12')

/** A box to tick, bare: its label stands around or in `aria-label`. It may be half ticked (`indeterminate`). */
export const TickBox = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 24,
  height: 24,
  margin: 0,
  borderRadius: 7,
  cursor: 'pointer',
  border: `1.5px solid ${theme.vars.palette.brand.lineStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'background-color 150ms, border-color 150ms',
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '&:checked, &:indeterminate': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&:disabled': { opacity: 0.55, cursor: 'default' },
  '&:checked::after, &:indeterminate::after': {
    content: '""',
    position: 'absolute',
    inset: 1,
    backgroundColor: theme.vars.palette.primary.contrastText,
    maskImage: tick,
    maskSize: '100%',
  },
  '&:indeterminate::after': { maskImage: dash },
  ...asTheBrowserDraws,
}))
