import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'

const fall = keyframes({
  from: { transform: 'translate3d(0, -24px, 0) rotate(0)', opacity: 1 },
  '70%': { opacity: 1 },
  to: { transform: 'translate3d(var(--sway), 70vh, 0) rotate(var(--turn))', opacity: 0 },
})
const colours = ['#e4572e', '#f2b134', '#2e9e6b', '#2d9bea', '#b83280']

/** A handful of paper, once, and only where motion is welcome. */
export function Confetti() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: '0 0 auto',
        height: 0,
        zIndex: 4,
        pointerEvents: 'none',
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
        '& > i': {
          position: 'absolute',
          top: 0,
          width: 9,
          height: 14,
          borderRadius: '2px',
          opacity: 0,
          animation: `${fall} 2.6s cubic-bezier(0.3, 0.1, 0.6, 1) forwards`,
        },
      }}
    >
      {Array.from({ length: 28 }, (_, i) => (
        <i
          key={i}
          style={{
            left: `${(i * 37) % 100}%`,
            background: colours[i % colours.length],
            animationDelay: `${(i * 73) % 700}ms`,
            ['--sway' as string]: `${((i * 29) % 90) - 45}px`,
            ['--turn' as string]: `${200 + ((i * 61) % 500)}deg`,
          }}
        />
      ))}
    </Box>
  )
}
