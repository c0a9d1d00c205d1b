import { useLingui } from '@lingui/react/macro'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import { categoryPageBounds } from '@parichay/contract/category-page/fields.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import Box from '@mui/material/Box'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useUploadQueue } from '../api/upload-queue.ts'
import { keepUploaded } from '../api/uploaded-pictures.ts'
import { uploadFailure } from '../document/words.ts'
import { PictureGrid, sayLeftOut } from '../card/gallery/PictureGrid.tsx'
import { Button } from '../ui/Button.tsx'
import { DropArea } from '../ui/picture/DropArea.tsx'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { say } from '../ui/snackbar-store.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { AltFields } from './AltFields.tsx'
import { noAlt } from './words.ts'

const most = categoryPageBounds.gallery
type Props = { pictureAt: (documentId: number) => PagePicture | undefined }

/** The sample gallery of a page: many pictures at once, in an order of one's own, each with what it shows. */
export function PageGallery({ pictureAt }: Props) {
  const { t, i18n } = useLingui()
  const { fields, append, remove, insert, move } = useFieldArray<TypedCategoryPage, 'content.gallery'>({
    name: 'content.gallery',
  })
  const pictures = useWatch<TypedCategoryPage, 'content.gallery'>({ name: 'content.gallery' })
  const { errors } = useFormState<TypedCategoryPage>()
  const chooser = useRef<HTMLInputElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const uploads = useUploadQueue({
    kind: 'landing',
    words: uploadFailure,
    onStored: ({ documentId, url, width, height }) => {
      keepUploaded(documentId, { url, width, height })
      append({ documentId, alt: { ...noAlt } }, { shouldFocus: false })
    },
  })
  const room = Math.max(0, most - fields.length - uploads.queue.length)
  const altOf = (place: number) => {
    const alt = pictures[place]?.alt
    return (i18n.locale === 'hi' ? alt?.hi : undefined) || alt?.en || ''
  }
  const nameOf = (place: number) => altOf(place) || t`Picture ${place + 1}`
  const openPlace = fields.findIndex((row) => row.id === openId)
  const close = () => setOpenId(null)
  const take = (files: readonly File[]) => {
    uploads.add(files.slice(0, room))
    sayLeftOut(files.length - room)
  }
  const removeAt = (place: number) => {
    const gone = structuredClone(pictures[place]!)
    const name = nameOf(place)
    close()
    remove(place)
    say(t`${name} removed`, {
      action: { label: t`Undo`, run: () => insert(place, gone, { shouldFocus: false }) },
    })
  }
  const fileOf = (documentId: number) => ({
    documentId,
    url: pictureAt(documentId)?.url ?? '',
    thumbnailUrl: '',
    width: 0,
    height: 0,
    bytes: 0,
  })
  return (
    <DropArea onFiles={take}>
      <Pile gap={1.25} oneColumn>
        <Text as="subtitle2">{t`Sample gallery`}</Text>
        <Quiet>{t`Pictures as they stand on a card of this trade. A tap on one says what it shows.`}</Quiet>
        {errors.content?.gallery?.message && (
          <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
            {errors.content.gallery.message}
          </Box>
        )}
        <PictureGrid
          pictures={fields.map((row, place) => ({
            id: row.id,
            name: nameOf(place),
            picture: { file: fileOf(row.documentId), caption: altOf(place), album: '' },
          }))}
          uploads={uploads}
          tile={124}
          onMove={move}
          onOpen={setOpenId}
        />
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
        <Box>
          <Button
            look="secondary"
            icon={ImagePlus}
            disabledReason={room === 0 ? t`There is no room for more. Remove one first.` : undefined}
            onClick={() => chooser.current?.click()}
          >{t`Add pictures`}</Button>
        </Box>
      </Pile>
      {openPlace >= 0 && (
        <Sheet
          open
          onClose={close}
          width="sm"
          title={t`Picture ${openPlace + 1}`}
          actions={
            <>
              <Button look="secondary" icon={Trash2} onClick={() => removeAt(openPlace)}>{t`Remove`}</Button>
              <Button onClick={close}>{t`Done`}</Button>
            </>
          }
        >
          <Box sx={{ display: 'grid', gap: 2, pt: 1, pb: 2 }}>
            <Box component="img" src={pictureAt(fields[openPlace]!.documentId)?.url} alt="" sx={large} />
            <AltFields at={`content.gallery.${openPlace}.alt`} />
          </Box>
        </Sheet>
      )}
    </DropArea>
  )
}

const large = {
  width: '100%',
  maxHeight: '38dvh',
  objectFit: 'contain',
  borderRadius: '12px',
  bgcolor: 'brand.sunken',
} as const
