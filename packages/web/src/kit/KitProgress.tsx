import Box from '@mui/material/Box'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Checklist } from '../ui/Checklist.tsx'
import { PreviewNameField } from './PreviewNameField.tsx'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { ShareRow } from '../ui/ShareRow.tsx'
import { moveStep, type StepMove } from '../ui/step-counter.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { sampleCard } from './sample-card.ts'
import { KitRow, KitSection } from './KitSection.tsx'
import { useSamples } from './samples.ts'

export function KitProgress() {
  const s = useSamples()
  const [step, setStep] = useState(2)
  const [name, setName] = useState<string>()
  const go = (move: StepMove) => setStep(moveStep(step, move, s.wizard.length))
  return (
    <>
      <KitSection id="steps" title={s.steps}>
        <Stepper steps={s.wizard} step={step} onGo={setStep} />
        <KitRow>
          <Button look="secondary" onClick={() => go('down')}>
            {s.back}
          </Button>
          <Button onClick={() => go('up')}>{s.next}</Button>
          <Button look="text" onClick={() => go('reset')}>
            {s.restart}
          </Button>
        </KitRow>
      </KitSection>
      <KitSection id="share" title={s.share}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Card tone="tint">
            <ShareRow
              url="https://surat.example/balaji"
              text={s.shareText}
              title={s.shop}
              onQr={() => undefined}
            />
          </Card>
          <Checklist
            title={s.checklist}
            items={s.tasks.map((label, place) => ({ id: label, label, done: place < 2, href: paths.kit() }))}
          />
        </Box>
      </KitSection>
      <KitSection id="preview" title={s.preview}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <PreviewNameField label={s.business} value={name ?? s.shop} onChange={setName} />
          </Box>
          <PhoneFrame title={s.preview} html={sampleCard(name ?? s.shop)} width={280} />
        </Box>
      </KitSection>
    </>
  )
}
