import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { mostLeaders } from '@parichay/contract/greeting/rules.frames.ts'
import { X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { Pile } from '../ui/shapes.tsx'
import { plainList } from '../ui/shape-styles.ts'

/** What the tools for a frame's own pictures need. */
export type PicturesToolProps = { answer: FrameAnswer; wishes: FrameWishes; business: Business }

/** The party's symbol, one's own photo and up to six leaders, for political frames. */
export function LeaderPictures({ answer, wishes, business }: PicturesToolProps) {
  const { t } = useLingui()
  const { pictures } = wishes.shared
  const { businessId, businessName } = business
  const urlOf = (id: string) => wishes.wish.pictureUrls?.[id] ?? answer.imageAddresses[id]
  const set = (part: Partial<typeof pictures>, urls: Record<string, string>) =>
    wishes.change({
      pictures: { ...pictures, ...part },
      pictureUrls: { ...wishes.wish.pictureUrls, ...urls },
    })
  const leaders = pictures.leaderDocumentIds.map((documentId, place) => ({
    documentId,
    url: urlOf(`leader${place + 1}`) ?? '',
  }))
  const setLeaders = (list: typeof leaders) =>
    set(
      { leaderDocumentIds: list.map(({ documentId }) => documentId) },
      Object.fromEntries(
        Array.from({ length: mostLeaders }, (_, place) => [`leader${place + 1}`, list[place]?.url ?? '']),
      ),
    )
  return (
    <Pile gap={2}>
      <StoredPicture
        label={t`Your photo`}
        kind="owner"
        monogram={business.ownerName || businessName}
        src={urlOf('ownPhoto')}
        businessId={businessId}
        onStored={({ documentId, url }) => set({ ownPhotoDocumentId: documentId }, { ownPhoto: url })}
        onRemove={() => set({ ownPhotoDocumentId: null }, { ownPhoto: '' })}
      />
      <StoredPicture
        label={t`Symbol of the party`}
        kind="owner"
        monogram={t`Symbol`}
        src={urlOf('symbol')}
        businessId={businessId}
        onStored={({ documentId, url }) => set({ symbolDocumentId: documentId }, { symbol: url })}
        onRemove={() => set({ symbolDocumentId: null }, { symbol: '' })}
      />
      {leaders.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Leaders`}
          sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {leaders.map(({ documentId, url }, place) => {
            const number = place + 1
            return (
              <Box component="li" key={documentId} sx={{ position: 'relative', width: 76, height: 76 }}>
                <Box
                  component="img"
                  src={url}
                  alt={t`Leader ${number}`}
                  sx={{
                    width: 64,
                    height: 64,
                    mt: 1.5,
                    borderRadius: '50%',
                    objectFit: 'cover',
                    bgcolor: 'brand.sunken',
                  }}
                />
                <Box
                  sx={{
                    position: 'absolute',
                    top: -8,
                    right: -8,
                    '& > button': { bgcolor: 'background.paper', borderRadius: '50%' },
                    '& svg': { width: 18 },
                  }}
                >
                  <IconButton
                    icon={X}
                    label={t`Remove leader ${number}`}
                    onClick={() => setLeaders(leaders.filter((_, other) => other !== place))}
                  />
                </Box>
              </Box>
            )
          })}
        </Box>
      )}
      {leaders.length < mostLeaders && (
        <StoredPicture
          key={leaders.length}
          label={t`Add a leader`}
          kind="owner"
          monogram={t`Leader`}
          src={undefined}
          businessId={businessId}
          onStored={({ documentId, url }) => setLeaders([...leaders, { documentId, url }])}
        />
      )}
    </Pile>
  )
}
