import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import {
  type FrameKind,
  type FrameLayout,
  frameKinds,
  framesOfKind,
  kindOfFrame,
  type Shape,
} from '@parichay/contract/greeting/rules.frames.ts'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FrameWishes, partOf } from '../api/frame-wish.ts'
import { Segments } from '../card/Segments.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { FramePreview } from './FramePreview.tsx'
import { Pile } from '../ui/shapes.tsx'
import { sidewaysRow } from '../ui/shape-styles.ts'

type Props = {
  shape: Shape
  layout?: FrameLayout
  post: Pick<ImagePost, 'thumbnailUrl'> | null
  answer: FrameAnswer
  wishes: FrameWishes
  business: Business
  onUnlock: () => void
}

/** All frames of a kind in a row, each drawn with the customer's own facts. What the plan hides is not there. */
export function FrameTool({ shape, layout = 'free', post, answer, wishes, business, onUnlock }: Props) {
  const { t } = useLingui()
  const settings = wishes.settingsOf(shape)
  const chosenKind = kindOfFrame(settings.frame)
  const [kind, setKind] = useState<FrameKind>(chosenKind)
  const words: Record<FrameKind, string> = {
    regular: t`Regular`,
    product: t`Product`,
    political: t`Political`,
  }
  // `notInPlan`: the plan hides this kind. Without a plan all are shown, with their lock.
  const kinds = frameKinds.filter((one) => answer.kinds[one] !== 'notInPlan' || one === chosenKind)
  const isLocked = answer.kinds[kind] !== null
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (chosen) row.current!.scrollTo({ left: chosen.offsetLeft - 80 })
  }, [kind])
  return (
    <Pile gap={1.25} fits>
      {kinds.length > 1 && (
        <Segments
          wide
          label={t`Kind of frame`}
          value={kind}
          choices={kinds.map((value) => ({ value, label: words[value] }))}
          onChange={setKind}
        />
      )}
      <Box
        component="ul"
        ref={row}
        aria-label={t`Frames`}
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          mx: -2,
          px: 2,
          py: 0.75,
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: shape === 'STORY' ? '72px' : '92px',
          gap: 1.25,
          ...sidewaysRow,
          scrollbarWidth: 'thin',
        }}
      >
        {framesOfKind[kind].map((code, place) => {
          const chosen = settings.frame === code
          const number = place + 1
          return (
            <li key={code}>
              <ButtonBase
                aria-pressed={chosen}
                aria-label={isLocked ? t`Frame ${number}, locked` : t`Frame ${number}`}
                onClick={() =>
                  isLocked && !chosen
                    ? onUnlock()
                    : wishes.change({ [partOf(shape)]: { ...settings, frame: code } })
                }
                sx={{
                  display: 'block',
                  width: 1,
                  borderRadius: '10px',
                  overflow: 'hidden',
                  boxShadow: (theme) =>
                    chosen
                      ? `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`
                      : `0 0 0 1px ${theme.vars.palette.divider}`,
                }}
              >
                <FramePreview
                  shape={shape}
                  layout={layout}
                  settings={{ ...settings, frame: code }}
                  background={post?.thumbnailUrl ?? null}
                  {...{ answer, wishes, business }}
                />
                {isLocked && (
                  <Box
                    sx={{
                      position: 'absolute',
                      top: 4,
                      right: 4,
                      width: 24,
                      height: 24,
                      borderRadius: '50%',
                      display: 'grid',
                      placeItems: 'center',
                      bgcolor: '#16181bd9',
                      color: '#ffd76a',
                    }}
                  >
                    <Lock size={14} aria-hidden />
                  </Box>
                )}
              </ButtonBase>
              {chosen && <Hidden>{t`Chosen`}</Hidden>}
            </li>
          )
        })}
      </Box>
    </Pile>
  )
}
