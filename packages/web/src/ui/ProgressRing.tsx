import Box from '@mui/material/Box'

/** Part of a whole as a ring with the figure inside. */
export function ProgressRing({
  done,
  total,
  size = 56,
  label,
}: {
  done: number
  total: number
  size?: number
  label: string
}) {
  const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0
  const round = 2 * Math.PI * 20
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      sx={{
        position: 'relative',
        width: size,
        height: size,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        fontSize: size * 0.25,
        fontWeight: 700,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 48 48"
        aria-hidden
        fill="none"
        strokeWidth={5}
        sx={{
          position: 'absolute',
          inset: 0,
          transform: 'rotate(-90deg)',
          '& circle': { stroke: (theme) => theme.vars.palette.brand.tintLine },
          '& circle + circle': {
            stroke: (theme) => theme.vars.palette.brand.accent,
            transition: 'stroke-dashoffset 250ms ease-out',
          },
        }}
      >
        <circle cx="24" cy="24" r="20" />
        {part > 0 && (
          <circle
            cx="24"
            cy="24"
            r="20"
            strokeLinecap="round"
            strokeDasharray={round}
            strokeDashoffset={round * (1 - part)}
          />
        )}
      </Box>
      {Math.round(part * 100)}%
    </Box>
  )
}
