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
} from '@parichay/contract/greeting/own-poster.ts'
import { photoAspect } from '@parichay/greeting/own/own-poster.ts'
import { ownPhotos, type PhotoSources } from '../../api/own-photos.ts'
import type { TypedPoster } from '../../api/own-poster.ts'
import type { ShownProduct } from '../../api/start-poster.ts'
import { Segments } from '../../card/Segments.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { StoredPicture } from '../../document/StoredPicture.tsx'
import { Labelled } from '../LookTool.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { LanguageChoice, LookChoice, Slot } from './PosterFields.tsx'
import { colourNames, designNames, letteringNames } from './words.ts'

type Props = {
  typed: TypedPoster
  business: Business
  sources: PhotoSources
  products: readonly ShownProduct[]
  overfull: readonly PosterSlot[]
  onChange: (change: Partial<OwnPoster>) => void
  onPhoto: (photo: { documentId: number | null; url: string }) => void
  onSending: (isSending: boolean) => void
  onProduct: (product: ShownProduct) => void
}

/** Design, words in their places, letters, colours and the photograph. Nothing can be moved. */
export function PosterTools(props: Props) {
  const { typed, business, sources, products, overfull, onChange, onPhoto, onSending, onProduct } = props
  const { t, i18n } = useLingui()
  const { poster } = typed
  const { slots, photo, purpose } = posterDesigns[poster.design]
  const photos = photo ? ownPhotos(sources, photo) : []
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
                pressed={
                  poster.words.wish === one.product.name &&
                  poster.photoDocumentId === (one.photo?.documentId ?? null)
                }
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
          design={poster.design}
          value={poster.words[slot]}
          isOverfull={overfull.includes(slot)}
          onChange={(text) => onChange({ words: { ...poster.words, [slot]: text } })}
        />
      ))}
      {photo && photos.length > 0 && (
        <PhotoChoice photos={photos} chosen={poster.photoDocumentId} onChoose={onPhoto} />
      )}
      {photo && (
        <StoredPicture
          label={photos.length > 0 ? t`Another photo` : t`Photo`}
          businessId={business.businessId}
          kind="product"
          monogram={poster.words.wish || business.businessName}
          src={typed.photoUrl}
          aspect={photoAspect(poster)}
          onStored={({ documentId, url }) => onPhoto({ documentId, url })}
          onRemove={() => onPhoto({ documentId: null, url: '' })}
          onSending={onSending}
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
      <LookChoice value={poster.look} onChange={(look) => onChange({ look })} />
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
      <LanguageChoice value={poster.language} onChange={(language) => onChange({ language })} />
    </Pile>
  )
}
