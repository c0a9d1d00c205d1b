import { useLingui } from '@lingui/react/macro'
import { uploadMaxBytes } from '@parichay/contract/document/routes.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { ImageUp, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { failureText } from '../../failure-words.ts'
import { judgePicture, shapeOf } from '../../api/image-batch-rules.ts'
import { uploadPicture } from '../../api/upload.ts'
import { Button } from '../../ui/Button.tsx'
import { fileFault } from '../../ui/picture/file-fault.ts'
import { shrinkPicture } from '../../ui/picture/shrink-picture.ts'
import { FramedPreview } from './FramedPreview.tsx'
import { pictureFailure, postVerdicts } from './words.ts'
import { Line, Pile } from '../../ui/shapes.tsx'

/** The picture of a post, and another one in its place; it is saved with the rest. */
export function ReplacePicture({ post }: { post: ImagePost }) {
  const { t } = useLingui()
  const { setValue } = useFormContext()
  const documentId = useWatch({ name: 'documentId' }) as number | undefined
  const type = useWatch({ name: 'type' }) as ImagePost['type']
  const chooser = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string>()
  const [part, setPart] = useState<number>()
  const [fault, setFault] = useState<string>()
  const medium = post.type.endsWith('VIDEO') ? 'VIDEO' : 'IMAGE'

  // A picture that another one took the place of, or whose form was left, stays in memory no longer.
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const take = async (file: File) => {
    const mine = new AbortController()
    stop.current = mine
    setFault(undefined)
    setPart(0)
    try {
      const wrong = (await fileFault(file)) ?? (await judgePicture(file))
      if (wrong) return setFault(wrong)
      const light = file.size > uploadMaxBytes ? await shrinkPicture(file) : file
      const stored = await uploadPicture(light, {
        query: { hierarchy1: 'imagePost' },
        onProgress: setPart,
        signal: mine.signal,
      })
      const shape = shapeOf(stored)
      if (!shape) return setFault(t`Its shape does not fit: use a square picture or a story of 9 to 16.`)
      setAddress(URL.createObjectURL(file))
      setValue('type', `${shape}_${medium}`, { shouldDirty: true })
      setValue('documentId', stored.documentId, { shouldDirty: true })
    } catch (error) {
      setFault(failureText(error, pictureFailure))
    } finally {
      setPart(undefined)
    }
  }
  const back = () => {
    setAddress(undefined)
    setValue('type', post.type, { shouldDirty: true })
    setValue('documentId', undefined, { shouldDirty: true })
  }
  const isNew = documentId !== undefined && address !== undefined
  return (
    <Pile gap={1}>
      <FramedPreview
        picture={isNew ? address : post.previewUrl}
        film={post.film?.previewUrl}
        type={type}
        alt={post.title}
      />
      {/* A video is added anew instead: who sent the old one keeps what was sent. */}
      {postVerdicts(post).replace === true && !post.film && (
        <Line gap={1} wraps centred>
          <Button
            look="secondary"
            size="small"
            icon={ImageUp}
            busy={part !== undefined}
            onClick={() => chooser.current?.click()}
            sx={{ minHeight: 44 }}
          >
            {t`Replace the picture`}
          </Button>
          {isNew && (
            <Button look="text" size="small" icon={Undo2} onClick={back} sx={{ minHeight: 44 }}>
              {t`Keep the old one`}
            </Button>
          )}
        </Line>
      )}
      {fault && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {fault}
        </Box>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t`Replace the picture`}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void take(file)
        }}
      />
    </Pile>
  )
}
