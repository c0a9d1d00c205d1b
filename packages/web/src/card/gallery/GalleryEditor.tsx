import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { albumsOf, roomFor, type TypedGallery } from '@parichay/contract/card/gallery-form.ts'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useUploadQueue } from '../../api/upload-queue.ts'
import { uploadFailure } from '../../document/words.ts'
import { Button } from '../../ui/Button.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { LimitLine } from '../LimitLine.tsx'
import { PictureGrid, sayLeftOut } from './PictureGrid.tsx'
import { PictureSheet } from './PictureSheet.tsx'
import { DropArea } from '../../ui/picture/DropArea.tsx'
import { Text } from '../../ui/shapes.tsx'

/** The pictures of a card: many chosen, dropped or pasted at once, ordered by hand or keyboard, removed with a way back. */
export function GalleryEditor({ businessId, limit }: { businessId: number; limit: number }) {
  const { t } = useLingui()
  const form = useFormContext<TypedGallery>()
  const { fields, append, remove, insert, move } = useFieldArray<TypedGallery, 'pictures'>({
    name: 'pictures',
  })
  const pictures = useWatch<TypedGallery, 'pictures'>({ name: 'pictures' })
  const chooser = useRef<HTMLInputElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const uploads = useUploadQueue({
    kind: 'gallery',
    businessId,
    words: uploadFailure,
    onStored: (file) => append({ file, caption: '', album: '' }, { shouldFocus: false }),
  })
  const room = roomFor(limit, fields.length + uploads.queue.length)
  const nameOf = (place: number) => pictures[place]?.caption || t`Picture ${place + 1}`
  const take = (files: readonly File[]) => {
    uploads.add(files.slice(0, room))
    sayLeftOut(files.length - room)
  }
  const removeAt = (place: number) => {
    const gone = structuredClone(form.getValues(`pictures.${place}`))
    const name = nameOf(place)
    setOpenId(null)
    remove(place)
    say(t`${name} removed`, {
      action: {
        label: t`Undo`,
        run: () => insert(Math.min(place, form.getValues('pictures').length), gone, { shouldFocus: false }),
      },
    })
  }
  const openPlace = fields.findIndex((row) => row.id === openId)
  const full = room === 0
  const isEmpty = fields.length + uploads.queue.length === 0
  return (
    <DropArea onFiles={take}>
      <LimitLine count={fields.length} limit={limit}>
        {!isEmpty && (
          <Button
            look="secondary"
            icon={ImagePlus}
            disabledReason={
              full
                ? plural(limit, {
                    one: 'This card can have # picture. Remove it first.',
                    other: 'This card can have # pictures. Remove one first.',
                  })
                : undefined
            }
            onClick={() => chooser.current?.click()}
          >{t`Add pictures`}</Button>
        )}
      </LimitLine>
      {isEmpty && <NoPictures onAdd={() => chooser.current?.click()} />}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t`Add pictures`}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <PictureGrid
        pictures={fields.map((row, place) => ({
          id: row.id,
          name: nameOf(place),
          picture: pictures[place] ?? row,
        }))}
        uploads={uploads}
        tile={136}
        onMove={move}
        onOpen={setOpenId}
      />
      {openPlace >= 0 && (
        <PictureSheet
          place={openPlace}
          picture={pictures[openPlace]!}
          albums={albumsOf(pictures)}
          onClose={() => setOpenId(null)}
          onRemove={() => removeAt(openPlace)}
        />
      )}
    </DropArea>
  )
}

function NoPictures({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui()
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
        px: 2,
        py: 5,
        border: '2px dashed',
        borderColor: 'brand.lineStrong',
        borderRadius: '16px',
      }}
    >
      <Box component={ImagePlus} size={40} strokeWidth={1.5} aria-hidden sx={{ color: 'primary.main' }} />
      <Text as="h3">{t`Show what you do`}</Text>
      <Box sx={{ color: 'text.secondary', maxWidth: 360 }}>
        {t`Your shop, your work, happy customers. Choose many at once; on a computer drop or paste them here.`}
      </Box>
      <Button icon={ImagePlus} onClick={onAdd} sx={{ mt: 1 }}>{t`Add pictures`}</Button>
    </Box>
  )
}
