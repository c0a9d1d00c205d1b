import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FilmCopy } from '@parichay/contract/greeting/fields.films.ts'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Lock, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { filmFile, stopFilm } from '../api/film-copy.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { planOfBusinessQuery } from '../api/plans.ts'
import { useRemote } from '../api/remote.ts'
import { useSending } from '../shell/share-picture.ts'
import { Button } from '../ui/Button.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { mayShare } from '../ui/sharing.ts'

type Props = {
  post: ImagePost
  business: Business
  wishes: FrameWishes
  shape: Shape
  isLocked: boolean
  /** No plan would help; only the agency can. */
  isPaused: boolean
  onUnlock: () => void
  caption: string | undefined
  overList: boolean
}

/** Share and download of a video: it is made in the own frame first, and counts when it arrives. */
export function FilmSendBar(props: Props) {
  const { post, business, wishes, shape, isLocked, isPaused, onUnlock, caption, overList } = props
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { businessId } = business
  const plan = useRemote(planOfBusinessQuery(businessId))
  const { busy, share, save } = useSending(onUnlock, true)
  const [copy, setCopy] = useState<FilmCopy>()
  const patience = useRef<AbortController>(undefined)
  // Making goes on when one leaves; nobody asks how far it is any more.
  useEffect(() => () => patience.current?.abort(), [])
  const make = async () => {
    const stop = new AbortController()
    patience.current = stop
    try {
      const saved = await wishes.keepShared()
      const wanted = { post, businessId, settings: wishes.settingsOf(shape), hash: saved.pictureHash }
      return await filmFile(wanted, { signal: stop.signal, onCopy: setCopy })
    } finally {
      setCopy(undefined)
      void queries.invalidateQueries({ queryKey: planOfBusinessQuery(businessId).queryKey })
    }
  }
  const cancel = () => {
    patience.current?.abort()
    if (copy) void stopFilm(copy, businessId).catch(() => undefined)
  }
  if (!mayShare()) return null
  const films = plan.data?.entitlements.greetingVideo
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: overList ? 'background.paper' : 'background.default',
        ...(overList ? { px: 2, pb: 'calc(12px + env(safe-area-inset-bottom))' } : {}),
      }}
    >
      {copy ? (
        <Making copy={copy} onCancel={cancel} />
      ) : isLocked ? (
        <Button size="large" icon={Lock} onClick={onUnlock} sx={{ px: 1.5 }}>
          {isPaused ? t`Connect with admin` : t`Premium – see plans`}
        </Button>
      ) : (
        <>
          {films && films.limit > 0 && (
            <Quiet>
              {films.left === 0
                ? t`All ${films.limit} of today are taken. What you took this week stays free.`
                : t`${films.left} of ${films.limit} left today`}
            </Quiet>
          )}
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              size="large"
              icon={MessageCircle}
              busy={busy === 'share'}
              onClick={() => void share(make, caption ?? captionOf(post, i18n.locale))}
              sx={{ flex: 1, px: 1.5 }}
            >
              {t`Share on WhatsApp`}
            </Button>
            <Button
              size="large"
              look="secondary"
              icon={Download}
              busy={busy === 'mp4'}
              onClick={() => void save('mp4', make)}
              sx={{ px: 1.5 }}
            >
              {t`MP4`}
            </Button>
          </Box>
        </>
      )}
    </Box>
  )
}

function Making({ copy, onCancel }: { copy: FilmCopy; onCancel: () => void }) {
  const { t } = useLingui()
  const { state, percent, ahead } = copy
  const isReady = state === 'ready'
  const text = isReady
    ? t`Your video is on its way…`
    : state === 'waiting' && ahead > 0
      ? plural(ahead, {
          one: 'Waiting: one video is made before yours',
          other: 'Waiting: # videos are made before yours',
        })
      : t`Your frame is laid over the video: ${percent} %`
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 52 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box role="status" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Box>
        <Box
          role="progressbar"
          aria-label={t`Your video`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
        >
          <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 400ms' }} />
        </Box>
      </Box>
      {!isReady && (
        <Button look="secondary" onClick={onCancel}>
          {t({ message: 'Cancel', context: 'work under way' })}
        </Button>
      )}
    </Box>
  )
}
