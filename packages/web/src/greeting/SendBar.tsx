import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { Download, Lock, MessageCircle } from 'lucide-react'
import { Offline } from '../failures.ts'
import type { Drawing } from '../api/frame-scene.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { pictureFile } from '../api/picture-file.ts'
import { useSending } from '../shell/share-picture.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Button } from '../ui/Button.tsx'
import { drawnFile } from '../ui/scene/drawn-file.ts'
import { mayShare } from '../ui/sharing.ts'
import { say } from '../ui/snackbar-store.ts'

type Props = {
  post: ImagePost
  business: Business
  wishes: FrameWishes
  shape: Shape
  isLocked: boolean
  /** No plan would help; only the agency can. */
  isPaused: boolean
  onUnlock: () => void
  drawing: Drawing
  caption: string | undefined
  overList: boolean
}

/** Share and download, within reach of the thumb. */
export function SendBar(props: Props) {
  const { post, business, wishes, shape, isLocked, isPaused, onUnlock, drawing, caption, overList } = props
  const { t, i18n } = useLingui()
  const { busy, share, save } = useSending(onUnlock)
  const text = caption ?? captionOf(post, i18n.locale)
  const make = async (format: 'jpeg' | 'png'): Promise<File> => {
    try {
      const saved = await wishes.keepShared()
      return await pictureFile({
        post,
        businessId: business.businessId,
        settings: wishes.settingsOf(shape),
        hash: saved.pictureHash,
        format,
      })
    } catch (error) {
      if (!(error instanceof Offline)) throw error
      // What is on the screen can be sent without a network too, drawn here from the preview.
      const file = await drawnFile(drawing.scene, drawing.pictures, `greeting-${post.imageId}`, format)
      say(t`You are offline: this picture was made on your phone.`)
      return file
    }
  }
  if (!mayShare()) return null
  const download = (format: 'jpeg' | 'png') => void save(format, () => make(format))
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: overList ? 'background.paper' : 'background.default',
        ...(overList ? { px: 2, pb: 'calc(12px + env(safe-area-inset-bottom))' } : {}),
      }}
    >
      {isLocked ? (
        <Button size="large" icon={Lock} onClick={onUnlock} sx={{ flex: 1, px: 1.5 }}>
          {isPaused ? t`Connect with admin` : t`Premium – see plans`}
        </Button>
      ) : (
        <>
          <Button
            size="large"
            icon={MessageCircle}
            busy={busy === 'share'}
            onClick={() => void share(() => make('jpeg'), text)}
            sx={{ flex: 1, px: 1.5 }}
          >
            {t`Share on WhatsApp`}
          </Button>
          <ActionMenu
            label={t`Download`}
            icon={Download}
            actions={[
              { id: 'jpeg', label: t`Download JPG`, icon: Download, onSelect: () => download('jpeg') },
              { id: 'png', label: t`Download PNG`, icon: Download, onSelect: () => download('png') },
            ]}
          />
        </>
      )}
    </Box>
  )
}
