import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { noWords, type OwnPoster, posterDesigns } from '@parichay/contract/greeting/own-poster.ts'
import { Download, MessageCircle } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { type TypedPoster, ownPosterFile } from '../../api/own-poster.ts'
import { useSending } from '../../api/share-picture.ts'
import { Segments } from '../../card/Segments.tsx'
import { connectWithAdmin } from '../../shell/connect-with-admin.tsx'
import { useUpgrade } from '../../shell/upgrade.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { readDraft, sameValues, writeDraft } from '../../ui/form/drafts.ts'
import { Pile } from '../../ui/shapes.tsx'
import { fromDesktop, phoneOnly, topBarHeight } from '../../ui/theme.ts'
import { isPaused } from '../Locks.tsx'
import { PosterPicture } from './PosterPicture.tsx'
import { PosterTools } from './PosterTools.tsx'
import { type PosterSearch, shownProducts, startPoster, withProduct } from '../../api/start-poster.ts'

type Props = { business: Business; answer: FrameAnswer; card: Card | undefined; search: PosterSearch }

/** The poster large, its tools beside or below it, and the way to WhatsApp. What was typed stays in this browser. */
export function OwnPosterEditor({ business, answer, card, search }: Props) {
  const { t, i18n } = useLingui()
  const upgrade = useUpgrade()
  const { businessId } = business
  const name = `own-poster.${businessId}.${search.design}.${search.product ?? ''}`
  const fresh = useMemo(
    () => startPoster(search, i18n.locale, card, business.category),
    [search.design, search.product],
  )
  const [typed, setTyped] = useState<TypedPoster>(() => readDraft<TypedPoster>(name)?.values ?? fresh)
  useEffect(() => {
    if (!sameValues(typed, fresh)) writeDraft<unknown>(name, { values: typed, base: fresh, version: 0 })
  }, [typed, fresh, name])
  const { busy, share, save } = useSending(
    () => void (isPaused(answer) ? connectWithAdmin() : upgrade({ business })),
  )
  const { poster, photoUrl } = typed
  const change = (part: Partial<OwnPoster>) =>
    setTyped((now) => ({ ...now, poster: { ...now.poster, ...part } }))
  const { photo, slots } = posterDesigns[poster.design]
  const isEmpty = slots.every((slot) => poster.words[slot].trim() === '')
  const needsPhoto = photo && poster.photoDocumentId === null
  const why = isEmpty ? t`Write something first.` : needsPhoto ? t`Choose a photo first.` : undefined
  // Words of places that this design does not have are kept for others, and not sent.
  const sent: OwnPoster = {
    ...poster,
    photoDocumentId: photo ? poster.photoDocumentId : null,
    words: { ...noWords, ...Object.fromEntries(slots.map((slot) => [slot, poster.words[slot]])) },
  }
  const text = [poster.words.wish, poster.words.offer, poster.words.price].filter(Boolean).join(' · ')
  const tall = poster.shape === 'STORY'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        [fromDesktop]: {
          gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)',
          gap: 5,
          alignItems: 'start',
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: topBarHeight,
          zIndex: 2,
          bgcolor: 'background.default',
          py: 1,
          [fromDesktop]: { top: topBarHeight + 16 },
        }}
      >
        <Box
          sx={{
            mx: 'auto',
            overflow: 'hidden',
            borderRadius: '14px',
            boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.divider}`,
            width: tall ? 'calc(64dvh * 9 / 16)' : 1,
            [phoneOnly]: { width: tall ? 'calc(38dvh * 9 / 16)' : 'min(100%, 38dvh)' },
          }}
        >
          <PosterPicture
            typed={photo ? typed : { poster, photoUrl: '' }}
            answer={answer}
            business={business}
            title={poster.words.wish || t`Your own poster`}
            zoom={0.75}
          />
        </Box>
      </Box>
      <Pile gap={2.5} oneColumn>
        <Segments
          label={t`Shape`}
          value={poster.shape}
          choices={[
            { value: 'SQUARE', label: t`Square` },
            { value: 'STORY', label: t`Story` },
          ]}
          onChange={(shape) => change({ shape })}
        />
        <PosterTools
          typed={typed}
          business={business}
          products={shownProducts(card)}
          onChange={change}
          onPhoto={({ documentId, url }) =>
            setTyped((now) => ({ poster: { ...now.poster, photoDocumentId: documentId }, photoUrl: url }))
          }
          onProduct={(product) => setTyped((now) => withProduct(now, product))}
        />
        <FootBar>
          <Button
            size="large"
            icon={MessageCircle}
            busy={busy === 'share'}
            disabledReason={why}
            onClick={() => void share(() => ownPosterFile(businessId, sent, 'jpeg'), text)}
            sx={{ flex: 1, px: 1.5 }}
          >
            {t`Share on WhatsApp`}
          </Button>
          {why === undefined && (
            <ActionMenu
              label={t`Download`}
              icon={Download}
              actions={(['jpeg', 'png'] as const).map((format) => ({
                id: format,
                label: format === 'jpeg' ? t`Download JPG` : t`Download PNG`,
                icon: Download,
                onSelect: () => void save(format, () => ownPosterFile(businessId, sent, format)),
              }))}
            />
          )}
        </FootBar>
      </Pile>
    </Box>
  )
}
