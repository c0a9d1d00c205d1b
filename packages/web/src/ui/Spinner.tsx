import Box from '@mui/material/Box'
import { keyframes, type SxProps } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A ring that turns, in the colour of the words around it. */
export function Spinner({ size = 20, sx }: { size?: number; sx?: SxProps }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={[
        {
          display: 'inline-block',
          width: size,
          height: size,
          flex: 'none',
          borderRadius: '50%',
          border: `${size > 28 ? 3 : 2}px solid`,
          borderColor: 'currentColor',
          borderRightColor: 'transparent',
          animation: `${turn} 0.8s linear infinite`,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
