import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import type { UserVideo, VideoCover } from '@parichay/contract/video/fields.ts'
import { Clapperboard, Crown, Lock, Save } from 'lucide-react'
import { isUnderWay } from '../api/videos.ts'
import { Button } from '../ui/Button.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import type { FilmDeeds } from '../shell/film-deeds.ts'

/** What a submit of the form is for. */
export type Wish = 'save' | 'make' | 'sample'

type Props = {
  video: UserVideo | undefined
  /** Whether the plan pays for a film that is not there yet. */
  isCovered: boolean
  /** The template is premium, and nothing pays for a film that is not there yet. */
  isLocked: boolean
  onUnlock: () => void
  deeds: FilmDeeds
  unsaved: boolean
  busy: boolean
  /** Says what the next submit is for. */
  onWish: (wish: Wish) => void
}

/** Keep it, or have it made: what is typed is saved either way. */
export function FilmFoot({
  video,
  isCovered,
  isLocked: isLockedAnew,
  onUnlock,
  deeds,
  unsaved,
  busy,
  onWish,
}: Props) {
  const { t } = useLingui()
  if (video && video.can.edit !== true) return null
  const film = video?.film
  // One whose file is no longer kept is there to be made again.
  const isMade = film?.isCurrent === true && !film.isSample && film.bytes !== null && !unsaved
  const waits = video !== undefined && isUnderWay(video) && !unsaved
  // Switched off by the provider: words are kept, and nothing is made of them.
  const isLocked = video ? video.can.render === 'PLAN_NEEDED' : isLockedAnew
  const mayMake = !isLocked && (!video || video.can.render === true)
  const asks = mayMake && (unsaved || !video || (!waits && !isMade))
  const isPaid = video ? video.cover.by !== 'none' : isCovered
  const making = busy || deeds.busy === 'make' || deeds.busy === 'sample'
  return (
    <>
      {video && mayMake && !waits && !isMade && <CoverLine cover={video.cover} />}
      {isLocked && (
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Trans>This template is premium: a plan with films opens it.</Trans>
        </Box>
      )}
      {(unsaved || asks || isLocked) && (
        <FootBar>
          {(unsaved || !video) && (
            <Button type="submit" look="secondary" icon={Save} busy={busy} onClick={() => onWish('save')}>
              {t`Save draft`}
            </Button>
          )}
          {isLocked && (
            <Button type="button" icon={Lock} busy={deeds.busy === 'buy'} onClick={onUnlock}>
              {t`Premium – see plans`}
            </Button>
          )}
          {asks && isPaid && (
            <Button type="submit" icon={Clapperboard} busy={making} onClick={() => onWish('make')}>
              {t`Make the film`}
            </Button>
          )}
          {asks && !isPaid && (
            <>
              <Button
                type="submit"
                look={unsaved || !video ? 'primary' : 'secondary'}
                icon={Clapperboard}
                busy={making}
                onClick={() => onWish('sample')}
              >
                {t`Make a sample`}
              </Button>
              {video && !unsaved && (
                <Button icon={Crown} busy={deeds.busy === 'buy'} onClick={() => void deeds.buy(video)}>
                  {t`Remove watermark`}
                </Button>
              )}
            </>
          )}
        </FootBar>
      )}
    </>
  )
}

/** What the next film costs, in one line. */
function CoverLine({ cover: { by, left } }: { cover: VideoCover }) {
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {by === 'made' ? (
        <Trans>This film is paid for. Make and share it as often as you like.</Trans>
      ) : by === 'correction' ? (
        <Trans>Corrections of its words are free for 7 days.</Trans>
      ) : by === 'single' ? (
        <Trans>Paid for: one film without watermark is waiting.</Trans>
      ) : by === 'plan' ? (
        left === unlimited ? (
          <Trans>Your plan has unlimited films.</Trans>
        ) : (
          <Plural
            value={left}
            one="It takes the last of your plan’s films."
            other="It takes one of your plan’s # films left."
          />
        )
      ) : (
        <Trans>Without a plan or a single purchase, the film carries a sample watermark.</Trans>
      )}
    </Box>
  )
}
