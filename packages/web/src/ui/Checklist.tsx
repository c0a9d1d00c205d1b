import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Hidden } from './Hidden.tsx'
import { Link } from './Link.tsx'
import { ProgressRing } from './ProgressRing.tsx'
import { Heading, PlainList, Quiet } from './shapes.tsx'

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
          <Heading>{title}</Heading>
          <Quiet>{t`${done} of ${items.length} done`}</Quiet>
        </Box>
      </Box>
      <PlainList>
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
      </PlainList>
    </Card>
  )
}
