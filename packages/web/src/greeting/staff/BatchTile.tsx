import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Check, X } from 'lucide-react'
import { memo } from 'react'
import type { AlikeUpload } from '@parichay/contract/greeting/routes.likeness.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { type BatchPicture, dropFromBatch, nameInBatch } from '../../api/image-batch.ts'
import { Control } from '../../ui/form/control.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { AlikeNotice } from './AlikeNotice.tsx'
import { typeNames } from './words.ts'

/** A new picture: how far it is, its shape, its title, and the way to take it out. */
export const BatchTile = memo(function BatchTile({
  picture,
  needsTitle,
  alike,
  onKeep,
}: {
  picture: BatchPicture
  needsTitle: boolean
  /** What it looks like, until it is said that both stay. */
  alike: AlikeUpload | undefined
  onKeep: (documentId: number) => void
}) {
  const { t, i18n } = useLingui()
  const { id, name, title, address, state, part, shape, isFilm } = picture
  const percent = Math.round(part * 100)
  const arrived = state === 'stored'
  const isMissing = needsTitle && arrived && title.trim() === ''
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        {...(isFilm && !arrived
          ? { component: 'video' as const, muted: true, preload: 'metadata' }
          : { component: 'img' as const, alt: '' })}
        src={address}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '1',
          objectFit: 'contain',
          borderRadius: '12px',
          bgcolor: 'brand.sunken',
          opacity: arrived ? 1 : 0.5,
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
        <IconButton
          icon={X}
          label={arrived ? t`Remove ${name}` : t`Cancel ${name}`}
          onClick={() => dropFromBatch([id])}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 28,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {arrived && shape ? (
          <>
            <Box component={Check} size={14} aria-hidden sx={{ color: 'success.main' }} />
            {i18n._(typeNames[`${shape}_${isFilm ? 'VIDEO' : 'IMAGE'}`])}
          </>
        ) : (
          <>
            <Box
              role="progressbar"
              aria-label={t`Sending ${name}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
            >
              <Box
                sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 150ms' }}
              />
            </Box>
            <Box sx={{ minWidth: 56, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {state === 'waiting' ? t`Waiting` : `${percent} %`}
            </Box>
          </>
        )}
      </Box>
      <Control
        id={`title-${id}`}
        aria-label={t`Title of ${name}`}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `fault-${id}` : undefined}
        placeholder={t({ message: 'Title', context: 'of an image' })}
        maxLength={libraryBounds.title}
        value={title}
        autoComplete="off"
        onChange={(event) => nameInBatch(id, event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ minHeight: 44, py: 1, px: 1.25 }}
      />
      {isMissing && (
        <Box id={`fault-${id}`} sx={{ typography: 'caption', color: 'error.main' }}>
          {t`This field is required.`}
        </Box>
      )}
      {alike && (
        <AlikeNotice
          alike={alike}
          name={name}
          onKeep={() => onKeep(alike.documentId)}
          onCancel={() => dropFromBatch([id])}
        />
      )}
    </Box>
  )
})
