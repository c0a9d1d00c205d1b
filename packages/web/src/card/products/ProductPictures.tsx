import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedProducts } from '@parichay/contract/card/products-form.ts'
import { ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useUploadQueue } from '../../api/upload-queue.ts'
import { uploadFailure } from '../../document/words.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { UploadTile } from '../gallery/UploadTile.tsx'
import { Pile, Text } from '../../ui/shapes.tsx'
import { plainList } from '../../ui/shape-styles.ts'

const most = 4

/** Up to four pictures; the first stands in the list. */
export function ProductPictures({ at, businessId }: { at: `products.${number}`; businessId: number }) {
  const { t } = useLingui()
  const name = `${at}.pictures` as const
  const form = useFormContext<TypedProducts>()
  const { field } = useController<TypedProducts, `products.${number}.pictures`>({ name })
  const chooser = useRef<HTMLInputElement>(null)
  const { queue, add, retry, drop } = useUploadQueue({
    kind: 'product',
    businessId,
    words: uploadFailure,
    onStored: (stored) => field.onChange([...form.getValues(name), stored]),
  })
  const pictures = field.value
  const room = most - pictures.length - queue.length
  const take = (files: readonly File[]) => {
    add(files.slice(0, Math.max(0, room)))
    if (files.length > room) say(t`A product can have four pictures.`, { tone: 'error' })
  }
  return (
    <Pile gap={0.75}>
      <Text as="subtitle2">{t`Pictures`}</Text>
      {(pictures.length > 0 || queue.length > 0) && (
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
            gap: 1,
          }}
        >
          {pictures.map((picture, place) => (
            <Box component="li" key={picture.documentId} sx={{ position: 'relative' }}>
              <Box
                component="img"
                src={picture.thumbnailUrl || picture.url}
                alt=""
                sx={{
                  display: 'block',
                  width: '100%',
                  aspectRatio: '1',
                  objectFit: 'cover',
                  borderRadius: '12px',
                  bgcolor: 'brand.sunken',
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
                  label={t`Remove picture ${place + 1}`}
                  onClick={() => field.onChange(pictures.filter((other) => other !== picture))}
                />
              </Box>
            </Box>
          ))}
          {queue.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onDrop={() => drop(upload.id)}
            />
          ))}
        </Box>
      )}
      {room > 0 && (
        <Box>
          <Button look="secondary" icon={ImagePlus} onClick={() => chooser.current?.click()}>
            {t`Add pictures`}
          </Button>
        </Box>
      )}
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
    </Pile>
  )
}
