import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { kindOfFrame, type Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type FrameWish, useFrameWish } from '../api/frame-wish.ts'
import { samplesQuery } from '../api/greetings.ts'
import { Segments } from '../card/Segments.tsx'
import { FrameTool } from '../greeting/FrameTool.tsx'
import { isPaused } from '../greeting/Locks.tsx'
import { LookTool } from '../greeting/LookTool.tsx'
import { PicturesTool } from '../greeting/PicturesTool.tsx'
import { TextTool } from '../greeting/TextTool.tsx'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import { useUpgrade } from '../shell/upgrade.ts'
import { Card } from '../ui/Card.tsx'
import { dropDraft, readDraft, writeDraft } from '../ui/form/drafts.ts'
import { useLeaveGuard } from '../ui/form/leave-guard.ts'
import { fromDesktop, phoneOnly, topBarHeight } from '../ui/theme.ts'
import { underHead } from '../ui/under-head.ts'
import { DetailsTool } from './DetailsTool.tsx'
import { ResetFrames } from './ResetFrames.tsx'
import { SamplePictures } from './SamplePictures.tsx'
import { SaveFrames } from './SaveFrames.tsx'
import { Heading, Pile } from '../ui/shapes.tsx'
import { presentDay } from '../ui/clock.ts'

/** Everything of a business's frames beside two pictures that show it at once. */
export function FrameEditor({ business, answer }: { business: Business; answer: FrameAnswer }) {
  const { t } = useLingui()
  const upgrade = useUpgrade()
  const draftName = `frames.${business.businessId}`
  const [wish, setWish] = useState<FrameWish>(() => {
    const draft = readDraft<FrameWish>(draftName)
    return draft?.version === answer.version ? draft.values : {}
  })
  const wishes = useFrameWish(answer, [wish, setWish])
  const [shape, setShape] = useState<Shape>('SQUARE')
  const samples = useRemote(samplesQuery(business.businessId, presentDay()))
  const isChanged = wishes.isChanged('SQUARE') || wishes.isChanged('STORY')
  useLeaveGuard(isChanged)
  useEffect(() => {
    if (isChanged) writeDraft(draftName, { values: wish, base: {}, version: answer.version })
    else dropDraft(draftName)
  }, [draftName, isChanged, wish, answer.version])
  const kind = kindOfFrame(wishes.settingsOf(shape).frame)
  const sample = samples.data?.[shape] ?? null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', gap: 4, alignItems: 'start' },
      }}
    >
      <Box
        ref={underHead}
        sx={{
          [phoneOnly]: {
            position: 'sticky',
            top: topBarHeight,
            zIndex: 5,
            mx: -2,
            px: 2,
            py: 1,
            bgcolor: 'background.default',
          },
          [fromDesktop]: { order: 1, position: 'sticky', top: topBarHeight + 24 },
        }}
      >
        <SamplePictures
          {...{ answer, wishes, business, shape }}
          samples={samples.data ?? { SQUARE: null, STORY: null }}
          onShape={setShape}
        />
      </Box>
      <Pile gap={2} oneColumn>
        <Segments
          wide
          label={t`Settings for`}
          value={shape}
          choices={[
            { value: 'SQUARE', label: t`Square` },
            { value: 'STORY', label: t`Story` },
          ]}
          onChange={setShape}
        />
        <Part title={t`Frame`}>
          <FrameTool
            key={shape}
            shape={shape}
            post={sample}
            {...{ answer, wishes, business }}
            onUnlock={() => void (isPaused(answer) ? connectWithAdmin() : upgrade({ business }))}
          />
        </Part>
        <Part title={t`Details`}>
          <DetailsTool shape={shape} {...{ answer, wishes, business }} />
        </Part>
        <Part title={t`Look`}>
          <LookTool shape={shape} {...{ answer, wishes }} noSave />
        </Part>
        <Part title={t`Text`}>
          <TextTool wishes={wishes} business={business} kind={kind} />
        </Part>
        {kind !== 'regular' && (
          <Part title={t`Pictures`}>
            <PicturesTool kind={kind} {...{ answer, wishes, business }} />
          </Part>
        )}
        <ResetFrames answer={answer} onReset={() => setWish({})} />
        <SaveFrames wishes={wishes} isChanged={isChanged} />
      </Pile>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Heading id={id}>{title}</Heading>
      {children}
    </Card>
  )
}
