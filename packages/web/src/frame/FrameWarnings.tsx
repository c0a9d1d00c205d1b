import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import type { FrameWarning } from '@parichay/greeting/frames/warnings.ts'
import { useEffect, useState } from 'react'
import { warningsOf } from '../api/frame-scene.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { Notice } from '../ui/Notice.tsx'
import { useDetailWords } from './DetailWords.tsx'

type Props = { answer: FrameAnswer; wishes: FrameWishes; business: Business; shape: Shape }

/** Says which words do not fit although they were made as small as they may be, and which found no room. */
export function FrameWarnings({ answer, wishes, business, shape }: Props) {
  const { t } = useLingui()
  const words = useDetailWords()
  const [found, setFound] = useState<readonly FrameWarning[]>([])
  const settings = wishes.settingsOf(shape)
  const { shared, wish } = wishes
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      void warningsOf({ answer, shared, wish, own: business, shape, settings, background: null })
        .then((list) => gone || setFound(list))
        .catch(() => undefined)
    }, 250)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [answer, shared, wish, business, shape, settings])
  if (found.length === 0) return null
  return (
    <Notice tone="warning">
      {found.map(({ detail, kind }) => {
        const name = words[detail]
        return (
          <div key={detail}>
            {kind === 'too-long'
              ? t`${name} is too long for this frame`
              : t`${name} has no room in this frame. Choose more height, or switch a detail off.`}
          </div>
        )
      })}
    </Notice>
  )
}
