import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfCardBounds } from '@parichay/contract/pdf-card/fields.ts'
import { nameOfPdfCard } from '@parichay/contract/pdf-card/rules.ts'
import { sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Copy, Download, Pencil, Share2, TextCursorInput, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { renamePdfCard, takePdfCard } from '../api/pdf-cards.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { CardSide } from '../pdf-card/CardSide.tsx'
import { pdfFailure } from '../shell/pdf-failure.ts'
import { usePdfFile } from '../shell/pdf-file.ts'
import { usePrintMark } from '../shell/print-mark.ts'
import { templateNames } from '../pdf-card/words.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { say } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { mayShare } from '../ui/sharing.ts'
import { dayText } from '../ui/dates.ts'
import { RenameSheet } from './RenameSheet.tsx'
import { useDuplicate } from '../shell/duplicate.ts'

/** One PDF card in the list: how it looks, whether it is paid for, what can be done. */
export function PdfProjectCard({ card, business }: { card: PdfCard; business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { busy, download, sample, share } = usePdfFile(card, business)
  const { details, pictures, logoColours, cardUrl, verifyUrl, pdfCardNo } = card
  const look = useMemo(
    () => ({ details, pictures, logoColours, cardUrl, verifyUrl, isSample: false }),
    [details, pictures, logoColours, cardUrl, verifyUrl],
  )
  const { width, height } = sizeOfTemplate(details.templateCode)
  const name = nameOfPdfCard(card)
  const [renames, setRenames] = useState(false)
  const isPaid = card.cover.by !== 'none'
  const day = dayText(card.updatedAt, i18n.locale)
  const remove = async (restore = false) => {
    try {
      await call(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo, ...(restore ? { restore } : {}) } })
      await queries.invalidateQueries({ queryKey: keys.pdfCards(business.businessId) })
      if (!restore) say(t`Deleted`, { action: { label: t`Undo`, run: () => void remove(true) } })
    } catch (error) {
      void showError(error, pdfFailure)
    }
  }
  const duplicate = useDuplicate(async () => {
    const body = { businessId: business.businessId, details }
    const copy = takePdfCard(queries, await call(pdfCardRoutes.updatePdfCardBasicDetails, { body }))
    return paths.pdfCards({ businessId: business.businessId, pdfCardNo: copy.pdfCardNo })
  }, pdfFailure)
  const print = usePrintMark(card)
  const more = [
    ...(card.can.edit === true
      ? [{ id: 'rename', label: t`Rename`, icon: TextCursorInput, onSelect: () => setRenames(true) }]
      : []),
    ...(card.can.edit === true
      ? [{ id: 'duplicate', label: t`Duplicate`, icon: Copy, onSelect: duplicate }]
      : []),
    ...print.deeds,
    ...(card.can.delete === true
      ? [{ id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: () => void remove() }]
      : []),
  ]
  return (
    <Card component="li" flush>
      <Box sx={{ display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', minHeight: 132 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            p: 1.5,
            bgcolor: 'brand.tint',
            borderRadius: '11px 0 0 0',
          }}
        >
          <Box sx={{ width: height > width ? 66 : 108 }}>
            <CardSide look={look} side="front" title={t`Preview of ${name}`} zoom={0.28} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 0.5, p: 2 }}>
          {card.status === 'INACTIVE' ? (
            <StatusChip>{t`InActive`}</StatusChip>
          ) : card.exported?.isCurrent ? (
            <StatusChip tone="success">{t`Done`}</StatusChip>
          ) : isPaid ? (
            <StatusChip tone="accent">{t`Ready to export`}</StatusChip>
          ) : (
            <StatusChip tone="warning">{t`Sample watermark`}</StatusChip>
          )}
          <Box component="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {i18n._(templateNames[details.templateCode])} · {pdfCardNo}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t`Updated ${day}`}</Box>
          {print.words && (
            <Box
              sx={{
                typography: 'body2',
                color: print.state === 'changed' ? 'warning.main' : 'text.secondary',
              }}
            >
              {print.words}
            </Box>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderTop: '1px solid',
          borderColor: 'divider',
          p: 0.5,
          '& > button:not(:last-of-type)': { flex: 1, px: 0.5 },
        }}
      >
        {card.can.edit === true && (
          <Button
            look="text"
            size="small"
            icon={Pencil}
            sx={{ minHeight: 44 }}
            onClick={() => go(paths.pdfCards({ businessId: business.businessId, pdfCardNo }))}
          >{t`Edit`}</Button>
        )}
        {card.can.export === true && (
          <Button
            look="text"
            size="small"
            icon={Download}
            sx={{ minHeight: 44 }}
            busy={busy === 'download' || busy === 'sample'}
            onClick={() => void (isPaid ? download() : sample())}
          >
            {isPaid ? t`Download` : t`Sample`}
          </Button>
        )}
        {card.can.export === true && mayShare() && (
          <Button
            look="text"
            size="small"
            icon={Share2}
            sx={{ minHeight: 44 }}
            busy={busy === 'share'}
            onClick={() => void share()}
          >{t`Share`}</Button>
        )}
        {more.length > 0 && <ActionMenu label={t`More for ${name}`} actions={more} />}
      </Box>
      {renames && (
        <RenameSheet
          name={name}
          most={pdfCardBounds.name}
          hint={t`Only in your lists: what is printed stays.`}
          save={async (title) => {
            await renamePdfCard(queries, card, title)
          }}
          words={pdfFailure}
          onClose={() => setRenames(false)}
        />
      )}
    </Card>
  )
}
