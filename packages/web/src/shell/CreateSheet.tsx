import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ChevronRight, IdCard } from 'lucide-react'
import { Sheet } from '../ui/Sheet.tsx'
import { useCreateCard } from './create-card.ts'

/** What can be made here. */
export function CreateSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const createCard = useCreateCard()
  return (
    <Sheet open={open} title={t`Create`} onClose={onClose}>
      <ButtonBase
        onClick={() => {
          onClose()
          void createCard()
        }}
        sx={{
          width: '100%',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          mt: 1,
          minHeight: 76,
          textAlign: 'start',
          borderRadius: '12px',
          border: '1px solid',
          borderColor: 'divider',
          '&:hover': { bgcolor: 'brand.tint', borderColor: 'brand.tintLine' },
        }}
      >
        <Box
          sx={{
            width: 48,
            height: 48,
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            borderRadius: '12px',
            bgcolor: 'brand.tint',
            color: 'primary.main',
          }}
        >
          <IdCard size={26} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ typography: 'subtitle1' }}>{t`Digital card`}</Box>
          <Box
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >{t`A page with your numbers, links and hours, to share with one tap`}</Box>
        </Box>
        <ChevronRight size={20} aria-hidden style={{ flex: 'none' }} />
      </ButtonBase>
    </Sheet>
  )
}
