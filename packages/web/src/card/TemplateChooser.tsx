import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { fontPairs, type Card, type CardTemplate } from '@parichay/contract/card/fields.ts'
import { useController } from 'react-hook-form'
import { businessQuery } from '../api/cards.ts'
import { ColourPicker } from './ColourPicker.tsx'
import { DesignPicker } from './DesignPicker.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { FontPicker } from './FontPicker.tsx'
import { Segments } from './Segments.tsx'
import { appearanceWords } from './words.ts'

/** Design, colour, letters and brightness; every choice is drawn with the owner's own card. */
export function TemplateChooser({ card }: { card: Card }) {
  const { t, i18n } = useLingui()
  const { data: business } = useRemote(businessQuery(card.businessId))
  const { field: code } = useController<CardTemplate, 'code'>({ name: 'code' })
  const { field: colour } = useController<CardTemplate, 'colour'>({ name: 'colour' })
  const { field: font } = useController<CardTemplate, 'font'>({ name: 'font' })
  const { field: appearance } = useController<CardTemplate, 'appearance'>({ name: 'appearance' })
  const template: CardTemplate = {
    code: code.value,
    colour: colour.value,
    font: font.value,
    appearance: appearance.value,
  }
  return (
    <>
      <FieldGroup title={t`Design`}>
        <DesignPicker
          card={card}
          template={template}
          category={business?.category}
          onChoose={code.onChange}
        />
      </FieldGroup>
      <FieldGroup title={t`Colour`}>
        <ColourPicker value={colour.value} onChange={colour.onChange} />
      </FieldGroup>
      <FieldGroup title={t`Letters`}>
        <FontPicker value={font.value} choices={fontPairs} onChange={font.onChange} />
      </FieldGroup>
      <FieldGroup title={t`Brightness`}>
        <Segments<CardTemplate['appearance']>
          wide
          label={t`Brightness`}
          value={appearance.value}
          onChange={appearance.onChange}
          choices={(['auto', 'light', 'dark'] as const).map((value) => ({
            value,
            label: i18n._(appearanceWords[value]),
          }))}
        />
      </FieldGroup>
    </>
  )
}
