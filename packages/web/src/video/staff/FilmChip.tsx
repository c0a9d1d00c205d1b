import { useLingui } from '@lingui/react/macro'
import type { VideoRender } from '@parichay/contract/video/fields.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { renderStateWords } from './words.ts'

/** Where the last film of a video stands; with its share while it is made. */
export function FilmChip({ render }: { render: VideoRender | null }) {
  const { t, i18n } = useLingui()
  if (!render) return <StatusChip>{t`Not made yet`}</StatusChip>
  const { label, tone } = renderStateWords[render.state]
  return (
    <StatusChip tone={tone}>
      {render.state === 'rendering' ? t`Rendering ${render.percent} %` : i18n._(label)}
    </StatusChip>
  )
}
