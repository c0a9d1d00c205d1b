import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import { Crown, Download, MessageCircle } from 'lucide-react'
import { useRemote } from '../api/remote.ts'
import { useFormState } from 'react-hook-form'
import { pdfPassQuery } from '../api/pdf-verify.ts'
import { Button } from '../ui/Button.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { Notice } from '../ui/Notice.tsx'
import { usePdfFile } from '../shell/pdf-file.ts'
import { usePrintMark } from '../shell/print-mark.ts'
import { Line } from '../ui/shapes.tsx'
import { mayShare } from '../ui/sharing.ts'

/** What can be done with a card that is saved: its file, without watermark where something pays for it. */
export function ExportBar({ business, card }: { business: Business; card: PdfCard }) {
  const { t } = useLingui()
  const { isDirty } = useFormState()
  const { busy, download, sample, share, buy } = usePdfFile(card, business)
  const { data: pass } = useRemote({ ...pdfPassQuery(card.pdfCardNo), enabled: card.kind === 'id' })
  if (isDirty) return null
  if (card.can.export === 'CONFLICT')
    return <Notice tone="warning">{t`This card was switched off by your provider.`}</Notice>
  if (card.can.export !== true) return null
  const waits = pass?.isChilds === true && pass.consent === null
  const isPaid = card.cover.by !== 'none'
  return (
    <>
      {waits ? (
        <Notice tone="warning">{t`Children’s cards wait until you state, at the verify page, that you hold the parents’ consent.`}</Notice>
      ) : (
        <CoverLine card={card} />
      )}
      <PrintLine card={card} />
      <FootBar>
        {waits ? (
          <Button
            look="secondary"
            icon={Download}
            busy={busy === 'sample'}
            onClick={() => void sample()}
          >{t`Download sample`}</Button>
        ) : isPaid ? (
          <>
            <Button
              look="secondary"
              icon={Download}
              busy={busy === 'download'}
              onClick={() => void download()}
            >{t`Download PDF`}</Button>
            {mayShare() && (
              <Button icon={MessageCircle} busy={busy === 'share'} onClick={() => void share()}>
                {t`Share`}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button
              look="secondary"
              icon={Download}
              busy={busy === 'sample'}
              onClick={() => void sample()}
            >{t`Download sample`}</Button>
            {card.can.forceExport === true ? (
              <Button busy={busy === 'download'} onClick={() => void download(true)}>
                {t`Export without watermark`}
              </Button>
            ) : (
              <Button icon={Crown} busy={busy === 'buy'} onClick={() => void buy()}>
                {t`Remove watermark`}
              </Button>
            )}
          </>
        )}
      </FootBar>
    </>
  )
}

/** Whether the card is printed, and the mark to set or to take away. */
function PrintLine({ card }: { card: PdfCard }) {
  const { state, words, deeds } = usePrintMark(card)
  if (!words && deeds.length === 0) return null
  return (
    <Line gap={1} centred wraps>
      {words && (
        <Box
          role="status"
          sx={{ typography: 'body2', color: state === 'changed' ? 'warning.main' : 'text.secondary' }}
        >
          {words}
        </Box>
      )}
      {deeds.map(({ id, label, icon, onSelect }) => (
        <Button key={id} look="text" size="small" icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Line>
  )
}

/** What the next file costs, in one line. */
function CoverLine({ card: { cover } }: { card: PdfCard }) {
  const { by, left } = cover
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {by === 'made' ? (
        <Trans>This card is paid for. Download and share it as often as you like.</Trans>
      ) : by === 'correction' ? (
        <Trans>Corrections of the same person are free for 7 days.</Trans>
      ) : by === 'single' ? (
        <Trans>Paid for: one export without watermark is waiting.</Trans>
      ) : by === 'plan' ? (
        left === unlimited ? (
          <Trans>Your plan has unlimited PDF ID cards.</Trans>
        ) : (
          <Plural
            value={left}
            one="The first PDF takes the last of your plan’s cards."
            other="The first PDF takes one of your plan’s # cards left."
          />
        )
      ) : (
        <Trans>Without a plan or a single purchase, the PDF carries a sample watermark.</Trans>
      )}
    </Box>
  )
}
