import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { type ReactNode, useEffect } from 'react'
import { useAgency } from '../session.ts'
import { fromDesktop, fromTablet, phoneOnly } from './theme.ts'
import { hidden } from './hidden-style.ts'
import { Line } from './shapes.tsx'

export type PageProps = {
  /** Also the title of the browser's tab. */
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  /** `sm` unless a list or an editor needs the room. */
  width?: 'sm' | 'md' | 'lg' | 'xl' | false
  /** The heading is read but not shown, where the content speaks for itself. */
  hideTitle?: boolean
  /** A list fills the window of a desktop: heading and count share a line, air goes to the rows. */
  fills?: boolean
  children: ReactNode
}

export function Page(props: PageProps) {
  const { title, subtitle, actions, width = 'sm', hideTitle = false, fills = false, children } = props
  const agency = useAgency()
  useEffect(() => {
    document.title = agency ? `${title} · ${agency.agencyName}` : title
  }, [title, agency])
  return (
    <Container
      maxWidth={width}
      component="main"
      id="main"
      tabIndex={-1}
      sx={{
        outline: 'none',
        pt: 2,
        pb: 6,
        px: 2,
        [fromTablet]: { pt: 4, pb: 8, px: 3 },
        ...(fills && filled.page),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          mb: hideTitle ? 0 : 2.5,
          [phoneOnly]: { mb: hideTitle ? 0 : 2 },
          ...(fills && filled.head),
        }}
      >
        <Box sx={hideTitle ? hidden : { flex: '1 1 240px', minWidth: 0, ...(fills && filled.title) }}>
          <Box component="h1" sx={{ typography: 'h1', overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          {subtitle && <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'body2' }}>{subtitle}</Box>}
        </Box>
        {actions && (
          <Line gap={1} wraps>
            {actions}
          </Line>
        )}
      </Box>
      {children}
    </Container>
  )
}

const filled = {
  page: { [fromDesktop]: { pt: 2, pb: 2 } },
  head: { [fromDesktop]: { mb: 1.5, minHeight: 44 } },
  title: { [fromDesktop]: { display: 'flex', alignItems: 'baseline', columnGap: 1.5 } },
} as const
