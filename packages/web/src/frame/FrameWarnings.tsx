import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameDetail, Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { useEffect, useState } from 'react'
import { tooLong } from '../api/frame-scene.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { Notice } from '../ui/Notice.tsx'
import { useDetailWords } from './DetailWords.tsx'

type Props = { answer: FrameAnswer; wishes: FrameWishes; business: Business; shape: Shape }

/** Says which words do not fit although they were made as small as they may be. */
export function FrameWarnings({ answer, wishes, business, shape }: Props) {
  const { t } = useLingui()
  const words = useDetailWords()
  const [found, setFound] = useState<readonly FrameDetail[]>([])
  const settings = wishes.settingsOf(shape)
  const { shared, wish } = wishes
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      void tooLong({ answer, shared, wish, own: business, shape, settings, background: null })
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
      {found.map((detail) => {
        const name = words[detail]
        return <div key={detail}>{t`${name} is too long for this frame`}</div>
      })}
    </Notice>
  )
}
