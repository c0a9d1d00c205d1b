import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { CircleAlert, RotateCw } from 'lucide-react'
import { type BatchPicture, dropFromBatch } from '../../api/image-batch.ts'
import { Button } from '../../ui/Button.tsx'
import { Rest, Text } from '../../ui/shapes.tsx'

/** Which pictures cannot be used and why, each by its name; what failed on the way can be tried again. */
export function BatchFaults({
  pictures,
  onRetryAll,
}: {
  pictures: readonly BatchPicture[]
  onRetryAll: () => void
}) {
  const { t } = useLingui()
  const failed = pictures.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  const again = failed.some(({ isFinal }) => !isFinal)
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', gap: 1.5, p: 1.5, pl: 2, borderRadius: '12px', bgcolor: 'error.tint' }}
    >
      <Box component={CircleAlert} size={22} aria-hidden sx={{ color: 'error.main', flex: 'none' }} />
      <Rest>
        <Box sx={{ fontWeight: 650 }}>
          <Plural value={failed.length} one="# picture cannot be used" other="# pictures cannot be used" />
        </Box>
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 0.75,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 0.75,
            maxHeight: 220,
            overflowY: 'auto',
          }}
        >
          {failed.map(({ id, name, message }) => (
            <Text component="li" key={id} as="body2" wraps>
              <b>{name}</b> · {message}
            </Text>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {again && (
            <Button look="secondary" size="small" icon={RotateCw} onClick={onRetryAll} sx={{ minHeight: 44 }}>
              {t`Try again`}
            </Button>
          )}
          <Button
            look="text"
            size="small"
            onClick={() => dropFromBatch(failed.map(({ id }) => id))}
            sx={{ minHeight: 44, color: 'text.primary' }}
          >
            {t`Remove them`}
          </Button>
        </Box>
      </Rest>
    </Box>
  )
}
