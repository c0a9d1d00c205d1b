import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import type { CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { useCloseOnBack } from '../ui/overlay-history.ts'
import { PreviewPane } from './PreviewPane.tsx'

/** The preview over the whole screen of a phone. */
export function PreviewSheet({
  open,
  onClose,
  card,
  unsaved,
  section,
}: {
  open: boolean
  onClose: () => void
  card: Card
  unsaved: Unsaved
  section?: CardSection | undefined
}) {
  const { t } = useLingui()
  useCloseOnBack(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      slotProps={{
        paper: {
          'aria-label': t`Preview of your card`,
          'aria-labelledby': undefined,
          sx: { bgcolor: 'brand.sunken', borderRadius: 0 },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          p: 0.5,
          position: 'absolute',
          right: 0,
          top: 0,
          zIndex: 1,
        }}
      >
        <IconButton icon={X} label={t`Close the preview`} onClick={onClose} />
      </Box>
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', pt: 5.5, pb: 2, overflowY: 'auto' }}>
        <PreviewPane card={card} unsaved={unsaved} width={useFittingWidth()} section={section} />
      </Box>
    </Dialog>
  )
}

/** As wide as the screen allows without hiding the foot of the phone. */
function useFittingWidth(): number {
  const measure = () =>
    Math.round(Math.max(240, Math.min(innerWidth - 32, 376, ((innerHeight - 150) * 360) / 740 + 16)))
  const [width, setWidth] = useState(measure)
  useEffect(() => {
    const change = () => setWidth(measure())
    window.addEventListener('resize', change)
    return () => window.removeEventListener('resize', change)
  }, [])
  return width
}
