import { useLingui } from '@lingui/react/macro'
import { uploadMaxBytes } from '@parichay/contract/document/routes.ts'
import Box from '@mui/material/Box'
import { Camera, Image as ImageIcon, ImagePlus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { initials } from '../initials.ts'
import { acceptedPictures } from './accepted.ts'
import { fileFault } from './file-fault.ts'
import { Line, Text } from '../shapes.tsx'

const ImageCropper = lazy(() =>
  import('./ImageCropper.tsx').then((module) => ({ default: module.ImageCropper })),
)

export type PicturePickerProps = {
  label: ReactNode
  /** The monogram while there is no picture. */
  name: string
  src?: string | null | undefined
  aspect?: number
  /** `wide` for covers: the picture stands above its buttons. */
  shape?: 'circle' | 'square' | 'wide'
  hint?: ReactNode
  error?: string | undefined
  /** Gets the cut picture; the cropper stays open and busy until it resolves. */
  onPicture: (picture: Blob) => unknown
  /** The cropper was closed without its picture, or while that was on its way. */
  onCancel?: () => void
  onRemove?: () => void
  /** What is under way: the progress of an upload, a failure with its Retry. */
  below?: ReactNode
}

/** Choose, photograph or paste a picture, then cut it to shape. */
export function PicturePicker({
  label,
  name,
  src,
  aspect,
  shape = 'square',
  hint,
  error,
  onPicture,
  onCancel,
  onRemove,
  below,
}: PicturePickerProps) {
  const { t } = useLingui()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { file, setFile, fault, setFault, take } = useTaken()
  const latest = useRef(file)
  latest.current = file
  const paste = (event: ClipboardEvent) =>
    void take([...event.clipboardData.files].find((pasted) => pasted.type.startsWith('image/')))
  const message = fault ?? error
  const input = (ref: typeof chooser, capture?: 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={acceptedPictures.join(',')}
      {...(capture ? { capture } : {})}
      onChange={(event) => {
        void take(event.target.files?.[0])
        event.target.value = ''
      }}
    />
  )
  return (
    <Box
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-message`}
      onPaste={paste}
      sx={{ display: 'grid', gap: 0.75 }}
    >
      <Text id={id} as="subtitle2">
        {label}
      </Text>
      <Line gap={1} wraps={shape === 'wide'} centred>
        <Shown name={name} src={src} shape={shape} aspect={aspect} />
        <Button look="secondary" icon={ImagePlus} onClick={() => chooser.current?.click()}>
          {src ? t`Change` : t`Choose a picture`}
        </Button>
        <Box
          sx={{
            display: 'flex',
            '@media (hover: hover)': { '& > button:first-of-type': { display: 'none' } },
          }}
        >
          <IconButton icon={Camera} label={t`Take a photo`} onClick={() => camera.current?.click()} />
          {src && onRemove && <IconButton icon={Trash2} label={t`Remove the picture`} onClick={onRemove} />}
        </Box>
      </Line>
      {below}
      {input(chooser)}
      {input(camera, 'environment')}
      <Box
        id={`${id}-message`}
        role={message ? 'alert' : undefined}
        sx={{ typography: 'body2', color: message ? 'error.main' : 'text.secondary' }}
      >
        {message ?? hint ?? t`JPEG, PNG or WebP, up to 5 MB`}
      </Box>
      {file && (
        <Suspense fallback={null}>
          <ImageCropper
            file={file}
            {...(aspect ? { aspect } : {})}
            onCancel={() => {
              setFile(undefined)
              onCancel?.()
            }}
            onBroken={() => {
              setFile(undefined)
              setFault(t`This picture could not be read. Try another one.`)
            }}
            onDone={async (picture) => {
              // It was closed while the picture was cut, or another one was chosen since.
              if (latest.current !== file) return
              await onPicture(picture)
              setFile((now) => (now === file ? undefined : now))
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

/** A file that was chosen, photographed or pasted, once it is known to be a picture that can be shown. */
function useTaken() {
  const { t } = useLingui()
  const [file, setFile] = useState<Blob>()
  const [fault, setFault] = useState<string>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const fault =
      (await fileFault(chosen)) ??
      (chosen.size > uploadMaxBytes ? t`This file is too large. The limit is 5 MB.` : undefined)
    setFault(fault)
    if (!fault) setFile(chosen)
  }
  return { file, setFile, fault, setFault, take }
}

/** The picture there is, or the place for one. */
function Shown({ name, src, shape, aspect }: Pick<PicturePickerProps, 'name' | 'src' | 'shape' | 'aspect'>) {
  return (
    <>
      {shape !== 'wide' &&
        (src || initials(name) ? (
          <Avatar name={name} src={src} size={64} shape={shape} />
        ) : (
          <Box
            aria-hidden
            sx={{
              width: 64,
              height: 64,
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              borderRadius: shape === 'circle' ? '50%' : '17px',
              border: '2px dashed',
              borderColor: 'brand.lineStrong',
              color: 'text.secondary',
            }}
          >
            <ImageIcon size={26} strokeWidth={1.5} />
          </Box>
        ))}
      {shape === 'wide' && src && (
        <Box
          component="img"
          src={src}
          alt=""
          sx={{
            flex: '1 1 100%',
            width: '100%',
            maxWidth: 420,
            aspectRatio: String(aspect ?? 16 / 9),
            objectFit: 'cover',
            borderRadius: '12px',
            bgcolor: 'brand.sunken',
          }}
        />
      )}
    </>
  )
}
