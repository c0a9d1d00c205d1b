import Box from '@mui/material/Box'
import { Eye, Plus, Trash2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { KitRow, KitSection } from './KitSection.tsx'
import { useSamples } from './samples.ts'

const swatches = [
  'brand.accent',
  'brand.strong',
  'brand.tint',
  'brand.ground',
  'background.paper',
  'brand.sunken',
  'text.primary',
  'text.secondary',
  'success.main',
  'warning.main',
  'error.main',
  'info.main',
] as const
const sizes = [
  ['h4', 32],
  ['h1', 24],
  ['h2', 20],
  ['body1', 16],
  ['body2', 14],
  ['caption', 12],
] as const

export function KitBasics() {
  const s = useSamples()
  return (
    <>
      <KitSection id="colours" title={s.colours}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))', gap: 1 }}>
          {swatches.map((colour) => (
            <Box key={colour} sx={{ minWidth: 0 }}>
              <Box
                sx={{
                  height: 48,
                  borderRadius: '10px',
                  bgcolor: colour,
                  border: '1px solid',
                  borderColor: 'divider',
                }}
              />
              <Box
                sx={{
                  typography: 'caption',
                  color: 'text.secondary',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                }}
              >
                {colour.replace(/^.*\./, '')}
              </Box>
            </Box>
          ))}
        </Box>
      </KitSection>
      <KitSection id="type" title={s.type}>
        {sizes.map(([variant, size]) => (
          <Box key={size} sx={{ display: 'flex', gap: 2, alignItems: 'baseline', py: 0.5 }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary', width: 20, flex: 'none' }}>{size}</Box>
            <Box component={variant.startsWith('h') ? 'h3' : 'p'} sx={{ typography: variant, minWidth: 0 }}>
              {s.sentence}
            </Box>
          </Box>
        ))}
        <Box sx={{ typography: 'h4', mt: 1 }}>₹1,24,500</Box>
      </KitSection>
      <KitSection id="buttons" title={s.buttons}>
        <KitRow>
          <Button>{s.saveCard}</Button>
          <Button look="secondary" icon={Eye}>
            {s.preview2}
          </Button>
          <Button look="text">{s.later}</Button>
          <Button look="danger" icon={Trash2}>
            {s.remove}
          </Button>
          <Button busy>{s.busy}</Button>
          <Button disabledReason={s.offWhy}>{s.off}</Button>
          <Button size="small" look="secondary" icon={Plus}>
            {s.add}
          </Button>
          <Button size="large">{s.saveCard}</Button>
        </KitRow>
      </KitSection>
      <KitSection id="states" title={s.states}>
        <KitRow>
          <StatusChip tone="success">{s.active}</StatusChip>
          <StatusChip>{s.draft}</StatusChip>
          <StatusChip tone="warning">{s.expiring}</StatusChip>
          <StatusChip tone="error">{s.expired}</StatusChip>
          <StatusChip tone="info">{s.trial}</StatusChip>
          <StatusChip tone="accent">{s.paid}</StatusChip>
        </KitRow>
      </KitSection>
    </>
  )
}
