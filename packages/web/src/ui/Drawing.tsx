import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Our own line drawings for empty states: one weight, ink for the lines, the agency's colour for one thing in each. */
export function Drawing({ children, size }: { children: ReactNode; size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 120"
      aria-hidden
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{
        width: size,
        maxWidth: '60vw',
        height: 'auto',
        stroke: 'text.primary',
        color: 'brand.accent',
        '& .tint': { fill: (theme) => theme.vars.palette.brand.tint, stroke: 'none' },
        '& .accent': { stroke: 'currentColor' },
        '& .fill': { fill: 'currentColor', stroke: 'none' },
        '& .paper': { fill: (theme) => theme.vars.palette.background.paper },
        '& path, & rect, & circle': { stroke: (theme) => theme.vars.palette.text.primary },
        '& .accent, & .accent path': { stroke: (theme) => theme.vars.palette.brand.accent },
        '& .tint, & .fill': { stroke: 'none' },
      }}
    >
      {children}
    </Box>
  )
}

/** A plug that has come out. It is drawn where nothing more can be loaded, so it stands apart from the others. */
export function UnpluggedDrawing({ size = 160 }: { size?: number }) {
  return (
    <Drawing size={size}>
      <circle className="tint" cx="80" cy="60" r="54" />
      <path d="M14 78c16 0 18-22 34-22" />
      <path className="paper" d="M48 42h12a14 14 0 0 1 0 28H48z" />
      <path d="M74 50h9M74 62h9" />
      <path className="paper" d="M112 42h-10a14 14 0 0 0 0 28h10z" />
      <path d="M112 56c16 0 16 24 34 24" />
      <path className="accent" d="M84 26l4 8M96 24v9M108 28l-5 7M84 92l4-8M96 94v-9" />
    </Drawing>
  )
}
