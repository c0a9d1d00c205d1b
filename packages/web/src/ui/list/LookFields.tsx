import { useLingui } from '@lingui/react/macro'
import { Switch } from '../form/SwitchField.tsx'
import { Pill, Pills } from '../Pill.tsx'
import { useListLook } from './look.ts'

/** How close rows stand, in every list. */
export function DensityPills() {
  const { t } = useLingui()
  const { density, setDensity } = useListLook()
  return (
    <Pills label={t`Rows`}>
      <Pill pressed={density === 'compact'} onClick={() => setDensity('compact')}>
        {t`Compact`}
      </Pill>
      <Pill pressed={density === 'roomy'} onClick={() => setDensity('roomy')}>
        {t`Roomy`}
      </Pill>
    </Pills>
  )
}

/** Whether letters work as keys; who speaks to the machine may not want them. */
export function KeysSwitch() {
  const { t } = useLingui()
  const { keys, setKeys } = useListLook()
  return (
    <Switch
      label={t`Keys`}
      hint={t`Letters work as keys in lists; ? shows them.`}
      checked={keys}
      onChange={setKeys}
    />
  )
}
