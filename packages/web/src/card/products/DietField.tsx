import { useLingui } from '@lingui/react/macro'
import { diets } from '@parichay/contract/card/sections.ts'
import { useController } from 'react-hook-form'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { DietMark, dietNames } from './DietMark.tsx'
import { Pile, Text } from '../../ui/shapes.tsx'

/** The mark of food law, or none. */
export function DietField({ at }: { at: string }) {
  const { t, i18n } = useLingui()
  const { field } = useController({ name: `${at}.diet` })
  return (
    <Pile gap={0.75}>
      <Text as="subtitle2">{t`Veg mark`}</Text>
      <Pills label={t`Veg mark`}>
        {diets.map((diet) => (
          <Pill
            key={diet}
            pressed={field.value === diet}
            label={i18n._(dietNames[diet])}
            onClick={() => field.onChange(field.value === diet ? null : diet)}
          >
            <DietMark diet={diet} />
            {i18n._(dietNames[diet])}
          </Pill>
        ))}
      </Pills>
    </Pile>
  )
}
