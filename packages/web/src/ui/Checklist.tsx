import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Hidden } from './Hidden.tsx'
import { Link } from './Link.tsx'
import { ProgressRing } from './ProgressRing.tsx'

export type ChecklistItem = { id: string; label: ReactNode; done: boolean; href: string }

/** What is still to do, each leading to the very place. Done things stay, quietly. */
export function Checklist({ title, items }: { title: string; items: readonly ChecklistItem[] }) {
  const { t } = useLingui()
  const done = items.filter((item) => item.done).length
  return (
    <Card sx={{ contentVisibility: 'auto', containIntrinsicHeight: `auto ${100 + 53 * items.length}px` }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <ProgressRing done={done} total={items.length} label={title} />
        <Box>
          <Box component="h2" sx={{ typography: 'h3' }}>
            {title}
          </Box>
          <Box
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >{t`${done} of ${items.length} done`}</Box>
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Link
              href={item.href}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 52,
                py: 1,
                color: item.done ? 'text.secondary' : 'text.primary',
                textDecoration: 'none',
                fontWeight: item.done ? 450 : 600,
              }}
            >
              <Box
                aria-hidden
                sx={{
                  width: 24,
                  height: 24,
                  flex: 'none',
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  border: '2px solid',
                  borderColor: item.done ? 'success.main' : 'brand.lineStrong',
                  bgcolor: item.done ? 'success.main' : 'transparent',
                  color: 'background.paper',
                }}
              >
                {item.done && <Check size={15} strokeWidth={3} />}
              </Box>
              <Box sx={{ flex: 1 }}>
                {item.label}
                {item.done && <Hidden>{t`, done`}</Hidden>}
              </Box>
              {!item.done && <ChevronRight size={20} aria-hidden />}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
