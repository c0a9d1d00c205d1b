import Box, { type BoxProps } from '@mui/material/Box'

export type CardProps = BoxProps & {
  /** `tint` for what deserves a look, `plain` for the rest. */
  tone?: 'plain' | 'tint' | 'warning' | 'error'
  /** No padding: for lists and pictures that reach the edge. */
  flush?: boolean
}

/** A surface with a hairline; it lies, it does not float. */
export function Card({ tone = 'plain', flush = false, sx, ...rest }: CardProps) {
  return (
    <Box
      {...rest}
      sx={[
        {
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          p: flush ? 0 : 2,
          overflow: flush ? 'hidden' : 'visible',
        },
        tone === 'tint' && { bgcolor: 'brand.tint', borderColor: 'brand.tintLine' },
        tone === 'warning' && { bgcolor: 'warning.tint', borderColor: 'transparent' },
        tone === 'error' && { bgcolor: 'error.tint', borderColor: 'transparent' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
