import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import {
  noWords,
  type OwnPoster,
  posterDesigns,
  type PosterSlot,
} from '@parichay/contract/greeting/own-poster.ts'
import { Download, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { type TypedPoster, ownPosterFile } from '../../api/own-poster.ts'
import { useSending } from '../../shell/share-picture.ts'
import { connectWithAdmin } from '../../shell/connect-with-admin.tsx'
import { useUpgrade } from '../../shell/upgrade.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { fromDesktop, phoneOnly, topBarHeight } from '../../ui/theme.ts'
import { underHead } from '../../ui/under-head.ts'
import { isPaused } from '../Locks.tsx'
import { PosterPicture } from './PosterPicture.tsx'
import { mayShare } from '../../ui/sharing.ts'
import { dot } from '../../ui/dot.ts'

type Props = {
  business: Business
  answer: FrameAnswer
  typed: TypedPoster
  /** Places whose words do not fit. */
  overfull: readonly PosterSlot[]
  /** A photo is on its way. */
  isSending?: boolean
  title: string
  children: ReactNode
}

/** Only what the design draws: words of places that it does not have are kept for others, and not sent. Pure. */
function drawnOf(poster: OwnPoster): OwnPoster {
  const { slots, photo } = posterDesigns[poster.design]
  return {
    ...poster,
    photoDocumentId: photo ? poster.photoDocumentId : null,
    words: { ...noWords, ...Object.fromEntries(slots.map((slot) => [slot, poster.words[slot]])) },
  }
}

/** The poster large, its tools beside or below it, and the way to WhatsApp. */
export function PosterDesk({ business, answer, typed, overfull, isSending = false, title, children }: Props) {
  const { t } = useLingui()
  const upgrade = useUpgrade()
  const { businessId } = business
  const { busy, share, save } = useSending(
    () => void (isPaused(answer) ? connectWithAdmin() : upgrade({ business })),
  )
  const { poster } = typed
  const { photo, slots } = posterDesigns[poster.design]
  const isEmpty = slots.every((slot) => poster.words[slot].trim() === '')
  const why = isEmpty
    ? t`Write something first.`
    : photo && isSending
      ? t`The photo is still being sent.`
      : photo && poster.photoDocumentId === null
        ? t`Choose a photo first.`
        : overfull.length > 0
          ? t`Some words do not fit. Shorten them first.`
          : undefined
  const sent = drawnOf(poster)
  const text = [poster.words.wish, poster.words.offer, poster.words.price].filter(Boolean).join(dot)
  const tall = poster.shape === 'STORY'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        [fromDesktop]: {
          gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)',
          gap: 5,
          alignItems: 'start',
        },
      }}
    >
      <Box
        ref={underHead}
        sx={{
          position: 'sticky',
          top: topBarHeight,
          zIndex: 2,
          bgcolor: 'background.default',
          py: 1,
          [fromDesktop]: { top: topBarHeight + 16 },
        }}
      >
        <Box
          sx={{
            mx: 'auto',
            overflow: 'hidden',
            borderRadius: '14px',
            boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.divider}`,
            width: tall ? 'calc(64dvh * 9 / 16)' : 1,
            [phoneOnly]: { width: tall ? 'calc(38dvh * 9 / 16)' : 'min(100%, 38dvh)' },
          }}
        >
          <PosterPicture
            typed={photo ? typed : { ...typed, photoUrl: '' }}
            answer={answer}
            business={business}
            title={title}
            zoom={0.75}
          />
        </Box>
      </Box>
      <Pile gap={2.5} oneColumn>
        {children}
        <FootBar>
          {/* One child: the bar gives its children the same width, and only the words need it. */}
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
            {mayShare() && (
              <Button
                size="large"
                icon={MessageCircle}
                busy={busy === 'share'}
                disabledReason={why}
                onClick={() => void share(() => ownPosterFile(businessId, sent, 'jpeg'), text)}
                sx={{ flex: 1, px: 1.5, whiteSpace: 'nowrap' }}
              >
                {t`Share on WhatsApp`}
              </Button>
            )}
            {why === undefined && (
              <ActionMenu
                label={t`Download`}
                icon={Download}
                actions={(['jpeg', 'png'] as const).map((format) => ({
                  id: format,
                  label: format === 'jpeg' ? t`Download JPG` : t`Download PNG`,
                  icon: Download,
                  onSelect: () => void save(format, () => ownPosterFile(businessId, sent, format)),
                }))}
              />
            )}
          </Box>
        </FootBar>
      </Pile>
    </Box>
  )
}
