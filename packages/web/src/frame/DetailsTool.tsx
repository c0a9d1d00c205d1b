import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { type FrameDetail, frameDetails, type Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { factsWith } from '../api/frame-scene.ts'
import { type FrameWishes, partOf } from '../api/frame-wish.ts'
import { Switch } from '../ui/form/SwitchField.tsx'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { SortableItem, SortHandle } from '../ui/sort/SortableItem.tsx'
import { useDetailWords } from './DetailWords.tsx'
import { PlainList } from '../ui/shapes.tsx'

type Props = { shape: Shape; answer: FrameAnswer; wishes: FrameWishes; business: Business }

/** Which details stand in the frame, and in which order. */
export function DetailsTool({ shape, answer, wishes, business }: Props) {
  const { t } = useLingui()
  const words = useDetailWords()
  const settings = wishes.settingsOf(shape)
  const facts = factsWith(answer, wishes.shared, business)
  const on = settings.details
  const things = [...on, ...frameDetails.filter((detail) => !on.includes(detail))]
  const set = (details: FrameDetail[]) => wishes.change({ [partOf(shape)]: { ...settings, details } })
  const move = (from: number, to: number) => {
    const next = [...things]
    next.splice(to, 0, ...next.splice(from, 1))
    set(next.filter((detail) => on.includes(detail)))
  }
  return (
    <Sortable things={things.map((id) => ({ id, name: words[id] }))} onMove={move}>
      <PlainList>
        {things.map((detail) => {
          const isOn = on.includes(detail)
          const value = detail === 'logo' ? undefined : facts[detail]
          return (
            <SortableItem
              key={detail}
              id={detail}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                bgcolor: 'background.paper',
                borderTop: '1px solid',
                borderColor: 'divider',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              {isOn ? <SortHandle name={words[detail]} /> : <Box sx={{ width: 44, flex: 'none' }} />}
              <Box sx={{ flex: 1, minWidth: 0, '& label > div': { minWidth: 0, overflowWrap: 'anywhere' } }}>
                <Switch
                  label={words[detail]}
                  hint={detail === 'logo' ? undefined : value || t`Not given yet`}
                  checked={isOn}
                  onChange={(next) => set(next ? [...on, detail] : on.filter((one) => one !== detail))}
                />
              </Box>
            </SortableItem>
          )
        })}
      </PlainList>
    </Sortable>
  )
}
