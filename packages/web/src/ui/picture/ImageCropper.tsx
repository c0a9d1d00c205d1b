import 'react-easy-crop/react-easy-crop.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Sheet } from '../Sheet.tsx'
import { lowResolution } from './accepted.ts'
import { cutPicture } from './cut-picture.ts'

export type ImageCropperProps = {
  file: Blob
  aspect?: number
  onDone: (picture: Blob) => unknown
  onCancel: () => void
  /** The file has the name of a picture, but nothing can be seen of it. */
  onBroken: () => void
}

/** Move, pinch, turn, done. Loaded only when a picture was chosen. */
export function ImageCropper({ file, aspect = 1, onDone, onCancel, onBroken }: ImageCropperProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Area>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const finish = async () => {
    if (!address || !area) return
    setBusy(true)
    try {
      await onDone(await cutPicture(address, area, rotation))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const small = area !== undefined && Math.min(area.width, area.height) < lowResolution
  return (
    <Sheet
      open
      title={t`Adjust the picture`}
      onClose={onCancel}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>{t`Cancel`}</Button>
          <Button busy={busy} onClick={() => void finish()}>{t`Use picture`}</Button>
        </>
      }
    >
      <Box
        sx={{
          position: 'relative',
          height: 'min(320px, 50dvh)',
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: '#16181b',
        }}
      >
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={aspect}
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_part, pixels) => setArea(pixels)}
            mediaProps={{ onError: onBroken }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <IconButton icon={ZoomOut} label={t`Smaller`} onClick={() => setZoom(Math.max(1, zoom - 0.2))} />
        <Box
          component="input"
          type="range"
          min={1}
          max={3}
          step={0.01}
          value={zoom}
          aria-label={t`Size`}
          onChange={(event) => setZoom(Number(event.target.value))}
          sx={{ flex: 1, minWidth: 0, height: 44, accentColor: (theme) => theme.vars.palette.primary.main }}
        />
        <IconButton icon={ZoomIn} label={t`Larger`} onClick={() => setZoom(Math.min(3, zoom + 0.2))} />
        <IconButton icon={RotateCw} label={t`Turn`} onClick={() => setRotation((rotation + 90) % 360)} />
      </Box>
      <Box
        role="status"
        sx={{ typography: 'body2', color: failed ? 'error.main' : 'warning.main', minHeight: 20 }}
      >
        {failed
          ? t`This picture could not be read. Try another one.`
          : small
            ? t`This picture is small and may look blurred.`
            : ''}
      </Box>
    </Sheet>
  )
}
