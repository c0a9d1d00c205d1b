import { styled, type Theme } from '@mui/material/styles'

/** The look of every box that is typed or chosen in: 16 px, so that phones do not zoom. */
const look = ({ theme }: { theme: Theme }) => ({
  appearance: 'none' as const,
  // A number is typed; small arrows would only eat its room.
  '&[type=number]': { MozAppearance: 'textfield' as const },
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' as const, margin: 0 },
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '10px 14px',
  font: 'inherit',
  fontSize: 16,
  lineHeight: 1.5,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.brand.lineStrong}`,
  borderRadius: 10,
  outline: 'none',
  transition: 'border-color 150ms, box-shadow 150ms',
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus, &:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px ${theme.vars.palette.brand.tintLine}`,
  },
  '&[aria-invalid=true], &:has([aria-invalid=true])': { borderColor: theme.vars.palette.error.main },
  '&[aria-invalid=true]:focus, &:has([aria-invalid=true]):focus-within': {
    boxShadow: `0 0 0 3px ${theme.vars.palette.error.tint}`,
  },
  '&:disabled, &[readonly]': {
    backgroundColor: theme.vars.palette.brand.sunken,
    borderColor: theme.vars.palette.divider,
  },
})

/** A one-line input. */
export const Control = styled('input')(look)
/** An input of several lines. */
export const TextArea = styled('textarea')(look)
/** A native select. */
export const SelectBox = styled('select')(look, { textOverflow: 'ellipsis' })

/** A box that holds an input and something beside it: +91, an eye, a magnifier. */
export const ControlBox = styled('div')(look, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 0 0 14px',
  '& > input': {
    flex: 1,
    minWidth: 0,
    minHeight: 46,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    color: 'inherit',
    padding: '10px 14px 10px 0',
  },
})
