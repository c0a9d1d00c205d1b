import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { X } from 'lucide-react'
import type { QueuedUpload } from '../../api/upload-queue.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

/** A picture on its way: how far it is, the way to stop it, and its own second try. */
export function UploadTile({
  upload,
  onRetry,
  onDrop,
}: {
  upload: QueuedUpload
  onRetry: () => void
  onDrop: () => void
}) {
  const { t } = useLingui()
  const { name, address, state, message, isFinal } = upload
  const percent = Math.round(upload.part * 100)
  const failed = state === 'failed'
  return (
    <Box component="li" sx={{ position: 'relative', borderRadius: '12px' }}>
      <Box
        component="img"
        src={address}
        alt=""
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '1',
          objectFit: 'cover',
          borderRadius: '12px',
          bgcolor: 'brand.sunken',
          opacity: failed ? 0.35 : 0.55,
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 4,
          right: 4,
          borderRadius: '12px',
          color: '#fff',
          bgcolor: 'rgb(22 24 27 / 0.72)',
        }}
      >
        <IconButton icon={X} label={failed ? t`Remove ${name}` : t`Cancel ${name}`} onClick={onDrop} />
      </Box>
      <Box sx={{ mt: 0.5, minHeight: 38, px: 0.25 }}>
        {failed ? (
          <Box role="alert" sx={{ typography: 'caption', color: 'error.main', overflowWrap: 'anywhere' }}>
            {message}
            {!isFinal && (
              <Button
                look="text"
                size="small"
                onClick={onRetry}
                label={t`Try again: ${name}`}
                sx={{ mx: -1.5, minHeight: 44 }}
              >
                {t`Try again`}
              </Button>
            )}
          </Box>
        ) : (
          <>
            <Box
              role="progressbar"
              aria-label={t`Sending ${name}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              sx={{ height: 6, mt: 0.75, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
            >
              <Box
                sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 150ms' }}
              />
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.25 }}>
              {state === 'waiting' ? t`Waiting` : percent < 100 ? t`Sending ${percent}%` : t`Almost there`}
            </Box>
          </>
        )}
      </Box>
    </Box>
  )
}
