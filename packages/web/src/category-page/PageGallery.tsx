import { useLingui } from '@lingui/react/macro'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import { categoryPageBounds } from '@parichay/contract/category-page/fields.ts'
import type { TypedCategoryPage } from '@parichay/contract/category-page/form.ts'
import Box from '@mui/material/Box'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useUploadQueue } from '../api/upload-queue.ts'
import { keepUploaded } from '../api/uploaded-banners.ts'
import { uploadFailure } from '../business/words.ts'
import { GalleryTile } from '../card/gallery/GalleryTile.tsx'
import { UploadTile } from '../card/gallery/UploadTile.tsx'
import { Button } from '../ui/Button.tsx'
import { DropArea } from '../ui/picture/DropArea.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { AltFields } from './AltFields.tsx'
import { noAlt } from './words.ts'

const most = categoryPageBounds.gallery
type Props = { pictureAt: (documentId: number) => PagePicture | undefined }

/** The sample gallery of a page: many pictures at once, in an order of one's own, each with what it shows. */
export function PageGallery({ pictureAt }: Props) {
  const { t, i18n } = useLingui()
  const { fields, append, remove, move } = useFieldArray<TypedCategoryPage, 'content.gallery'>({
    name: 'content.gallery',
  })
  const pictures = useWatch<TypedCategoryPage, 'content.gallery'>({ name: 'content.gallery' })
  const { errors } = useFormState<TypedCategoryPage>()
  const chooser = useRef<HTMLInputElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const { queue, add, retry, drop } = useUploadQueue({
    kind: 'landing',
    words: uploadFailure,
    onStored: ({ documentId, url, width, height }) => {
      keepUploaded(documentId, { url, width, height })
      append({ documentId, alt: { ...noAlt } }, { shouldFocus: false })
    },
  })
  const room = Math.max(0, most - fields.length - queue.length)
  const altOf = (place: number) => {
    const alt = pictures[place]?.alt
    return (i18n.locale === 'hi' ? alt?.hi : undefined) || alt?.en || ''
  }
  const nameOf = (place: number) => altOf(place) || t`Picture ${place + 1}`
  const openPlace = fields.findIndex((row) => row.id === openId)
  const take = (files: readonly File[]) => add(files.slice(0, room))
  const close = () => setOpenId(null)
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
        <Sortable
          layout="grid"
          things={fields.map((row, place) => ({ id: row.id, name: nameOf(place) }))}
          onMove={move}
        >
          <Box component="ol" sx={grid}>
            {fields.map((row, place) => {
              const url = pictureAt(row.documentId)?.url ?? ''
              const file = {
                documentId: row.documentId,
                url,
                thumbnailUrl: '',
                width: 0,
                height: 0,
                bytes: 0,
              }
              return (
                <GalleryTile
                  key={row.id}
                  id={row.id}
                  name={nameOf(place)}
                  picture={{ file, caption: altOf(place), album: '' }}
                  onOpen={() => setOpenId(row.id)}
                />
              )
            })}
            {queue.map((upload) => (
              <UploadTile
                key={upload.id}
                upload={upload}
                onRetry={() => retry(upload.id)}
                onDrop={() => drop(upload.id)}
              />
            ))}
          </Box>
        </Sortable>
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
              <Button
                look="secondary"
                icon={Trash2}
                onClick={() => {
                  close()
                  remove(openPlace)
                }}
              >{t`Remove`}</Button>
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

const grid = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: 1.25,
} as const
const large = {
  width: '100%',
  maxHeight: '38dvh',
  objectFit: 'contain',
  borderRadius: '12px',
  bgcolor: 'brand.sunken',
} as const
