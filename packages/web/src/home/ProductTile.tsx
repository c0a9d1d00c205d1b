import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'

type Props = {
  title: string
  /** What is on the left: a picture that opens what it shows. */
  picture: { href: string; label: string; isPlain?: boolean; shown: ReactNode }
  /** What stands below the title. */
  children: ReactNode
  action: ReactNode
  /** Where all of them are; leave it out where there are none yet. */
  all?: string | undefined
}

/** A product on the home: its newest picture, a line about it, one clear step, and the way to all of them. */
export function ProductTile({ title, picture, children, action, all }: Props) {
  const { t } = useLingui()
  return (
    <Card
      component="section"
      aria-label={title}
      flush
      sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)' }}
    >
      <Link
        href={picture.href}
        label={picture.label}
        sx={{
          outlineOffset: '-3px',
          ...(!picture.isPlain && { display: 'grid', placeItems: 'center', p: 1.5, bgcolor: 'brand.tint' }),
        }}
      >
        {picture.shown}
      </Link>
      <Box sx={{ p: 1.75, display: 'grid', alignContent: 'center', gap: 0.5, minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3' }}>
          {title}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', minWidth: 0 }}>{children}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
          {action}
          {all && (
            <Link
              href={all}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 0.75,
                typography: 'body2',
                fontWeight: 650,
                color: 'primary.main',
                textDecoration: 'none',
                borderRadius: '10px',
              }}
            >
              {t`See all`}
              <ChevronRight size={18} aria-hidden />
            </Link>
          )}
        </Box>
      </Box>
    </Card>
  )
}
