import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AlikeUpload } from '@parichay/contract/greeting/routes.likeness.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { addToBatch, type BatchPicture } from '../../api/image-batch.ts'
import { unfoldZips } from '../../api/image-batch-zip.ts'
import { photoFaults } from '../../api/photo-faults.ts'
import { useStaff } from '../../api/staff.ts'
import { useAgency, useSession } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { DropArea } from '../../ui/picture/DropArea.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { BatchTile } from './BatchTile.tsx'
import { Heading, Line } from '../../ui/shapes.tsx'
import { plainList } from '../../ui/shape-styles.ts'

/** The pictures of a batch: chosen, dropped or pasted, each with its progress and its title. */
export function BatchPictures({
  pictures,
  needsTitles,
  alike,
  onKeep,
}: {
  pictures: readonly BatchPicture[]
  needsTitles: boolean
  /** Those that look like another image, and of which nobody said yet that both stay. */
  alike: readonly AlikeUpload[]
  onKeep: (documentId: number) => void
}) {
  const { t, i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  // Their library is everybody’s; an agency without videos has nowhere to show one.
  const takesFilms = useAgency().configuration.imagePost.isVideoPostsIncluded || ofSuperAdminAgency
  const chooser = useRef<HTMLInputElement>(null)
  const shown = pictures.filter(({ state }) => state !== 'failed')
  const arrived = shown.filter(({ state }) => state === 'stored').length
  const full = pictures.length >= libraryBounds.atOnce
  const part = shown.reduce((sum, one) => sum + (one.state === 'stored' ? 1 : one.part), 0)
  const percent = shown.length === 0 ? 0 : Math.floor((part / shown.length) * 100)
  const take = async (chosen: readonly File[]) => {
    const found = await unfoldZips(chosen, libraryBounds.atOnce - pictures.length)
    // Whoever signed out meanwhile has no batch any more.
    if (useSession.getState().kind === 'none') return
    if ('fault' in found) return say(i18n._(photoFaults[found.fault]), { tone: 'error' })
    const left = found.left + addToBatch(found.files)
    const words = [
      left > 0 &&
        plural(left, {
          one: 'One picture was left out: 50 fit at once.',
          other: '# pictures were left out: 50 fit at once.',
        }),
      found.others > 0 &&
        plural(found.others, {
          one: 'One file of the ZIP is no picture and was left out.',
          other: '# files of the ZIP are no pictures and were left out.',
        }),
    ].filter(Boolean)
    if (words.length > 0) say(words.join(' '), { tone: 'error' })
  }
  const choose = () => chooser.current?.click()
  return (
    <DropArea onFiles={(files) => void take(files)}>
      {pictures.length === 0 ? (
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 1,
            textAlign: 'center',
            px: 2,
            py: { xs: 6, md: 12 },
            border: '2px dashed',
            borderColor: 'brand.lineStrong',
            borderRadius: '16px',
          }}
        >
          <Box component={ImagePlus} size={40} strokeWidth={1.5} aria-hidden sx={{ color: 'primary.main' }} />
          <Heading>
            {takesFilms ? t`Drop up to 50 pictures or videos here` : t`Drop up to 50 pictures here`}
          </Heading>
          <Box sx={{ color: 'text.secondary', maxWidth: 420 }}>
            {takesFilms
              ? t`JPEG, PNG or WebP, best 1080 px wide, at most 5 MB each; or videos (MP4, MOV, WebM) of up to a minute and 100 MB. You can go on working elsewhere while they are sent.`
              : t`JPEG, PNG or WebP, best 1080 px wide, at most 5 MB each. You can go on working elsewhere while they are sent.`}{' '}
            {t`A ZIP of pictures is opened here.`}
          </Box>
          <Button icon={ImagePlus} onClick={choose} sx={{ mt: 1 }}>
            {takesFilms ? t`Choose pictures or videos` : t`Choose pictures`}
          </Button>
        </Box>
      ) : (
        <Line gap={1.5} wraps centred>
          <Box sx={{ flex: '1 1 220px' }}>
            <Box role="status" sx={{ typography: 'subtitle2', fontVariantNumeric: 'tabular-nums', mb: 0.5 }}>
              {t`${arrived} of ${shown.length} have arrived`}
            </Box>
            <Box
              role="progressbar"
              aria-label={t`All pictures`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
            >
              <Box
                sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 150ms' }}
              />
            </Box>
          </Box>
          <Button
            look="secondary"
            icon={ImagePlus}
            onClick={choose}
            disabledReason={full ? t`50 fit at once. Save these first.` : undefined}
          >{t`Add more`}</Button>
        </Line>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t`Choose pictures`}
        accept={`image/jpeg,image/png,image/webp,.zip,application/zip${takesFilms ? ',video/mp4,video/quicktime,video/webm' : ''}`}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Box
        component="ul"
        aria-label={t`New images`}
        sx={{
          ...plainList,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))',
          gap: 1.5,
        }}
      >
        {shown.map((picture) => (
          <BatchTile
            key={picture.id}
            picture={picture}
            needsTitle={needsTitles}
            alike={alike.find(({ documentId }) => documentId === picture.documentId)}
            onKeep={onKeep}
          />
        ))}
      </Box>
    </DropArea>
  )
}
