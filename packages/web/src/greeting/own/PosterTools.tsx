import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Business } from '@parichay/contract/business/fields.ts'
import {
  letterings,
  type OwnPoster,
  posterColours,
  posterDesignNames,
  posterDesigns,
  type PosterSlot,
  slotLengths,
} from '@parichay/contract/greeting/own-poster.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { useId } from 'react'
import type { TypedPoster } from '../../api/own-poster.ts'
import { Segments } from '../../card/Segments.tsx'
import { Control } from '../../ui/form/control.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { FramePhoto } from '../FramePhoto.tsx'
import { Labelled } from '../LookTool.tsx'
import { languageNames } from '../words.ts'
import type { ShownProduct } from '../../api/start-poster.ts'
import { colourNames, designNames, letteringNames, slotHints, slotNames } from './words.ts'

type Props = {
  typed: TypedPoster
  business: Business
  products: readonly ShownProduct[]
  onChange: (change: Partial<OwnPoster>) => void
  onPhoto: (photo: { documentId: number | null; url: string }) => void
  onProduct: (product: ShownProduct) => void
}

/** Design, words in their places, letters, colours and the photograph. Nothing can be moved. */
export function PosterTools({ typed, business, products, onChange, onPhoto, onProduct }: Props) {
  const { t, i18n } = useLingui()
  const { poster } = typed
  const { slots, photo, purpose } = posterDesigns[poster.design]
  return (
    <Pile gap={2.5} oneColumn>
      <Labelled label={t`Design`}>
        <Pills label={t`Design`} inOneRow>
          {posterDesignNames.map((design) => (
            <Pill key={design} pressed={design === poster.design} onClick={() => onChange({ design })}>
              {i18n._(designNames[design])}
            </Pill>
          ))}
        </Pills>
      </Labelled>
      {purpose === 'offer' && products.length > 0 && (
        <Labelled label={t`Products of your card`}>
          <Pills label={t`Products of your card`} inOneRow>
            {products.map((one) => (
              <Pill
                key={one.place}
                pressed={poster.photoDocumentId === one.documentId && poster.words.wish === one.product.name}
                onClick={() => onProduct(one)}
              >
                {one.product.name}
              </Pill>
            ))}
          </Pills>
        </Labelled>
      )}
      {slots.map((slot) => (
        <Slot
          key={slot}
          slot={slot}
          value={poster.words[slot]}
          onChange={(text) => onChange({ words: { ...poster.words, [slot]: text } })}
        />
      ))}
      {photo && (
        <FramePhoto
          label={t`Photo`}
          businessId={business.businessId}
          kind="product"
          monogram={poster.words.wish || business.businessName}
          src={typed.photoUrl}
          onStored={({ documentId, url }) => onPhoto({ documentId, url })}
          onRemove={() => onPhoto({ documentId: null, url: '' })}
        />
      )}
      <Labelled label={t`Letters`}>
        <Segments
          wide
          label={t`Letters`}
          value={poster.lettering}
          choices={letterings.map((value) => ({ value, label: i18n._(letteringNames[value]) }))}
          onChange={(lettering) => onChange({ lettering })}
        />
      </Labelled>
      <Labelled label={t`Colours`}>
        <Box role="group" aria-label={t`Colours`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {posterColours.map((value) => (
            <ButtonBase
              key={value}
              aria-label={i18n._(colourNames[value].label)}
              aria-pressed={poster.colours === value}
              onClick={() => onChange({ colours: value })}
              sx={{
                width: 48,
                height: 48,
                borderRadius: '14px',
                background: colourNames[value].seen,
                boxShadow: (theme) =>
                  poster.colours === value
                    ? `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`
                    : `0 0 0 1px ${theme.vars.palette.divider}`,
              }}
            />
          ))}
        </Box>
      </Labelled>
      <LanguageChoice poster={poster} onChange={onChange} />
    </Pile>
  )
}

function Slot({
  slot,
  value,
  onChange,
}: {
  slot: PosterSlot
  value: string
  onChange: (text: string) => void
}) {
  const { i18n } = useLingui()
  const id = useId()
  const most = slotLengths[slot]
  return (
    <Field id={id} label={i18n._(slotNames[slot])} aside={`${value.length}/${most}`}>
      <Control
        id={id}
        value={value}
        maxLength={most}
        placeholder={i18n._(slotHints[slot])}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function LanguageChoice({ poster, onChange }: Pick<Props, 'onChange'> & { poster: OwnPoster }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} label={t`Language of the words`}>
      <Select
        id={id}
        value={poster.language}
        onChange={(event) => onChange({ language: event.target.value as OwnPoster['language'] })}
      >
        {postLanguages.map((value) => (
          <option key={value} value={value}>
            {languageNames[value]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
