import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  type PassState,
  type PdfPass,
  parentsConsentVersion,
} from '@parichay/contract/pdf-card/fields.verify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { pdfPassQuery, reissuePdfPass, revokePdfPass, savePdfVerify } from '../api/pdf-verify.ts'
import { askForReason } from '../ui/ReasonSheet.tsx'
import { failureText } from '../failure-words.ts'
import { pdfFailure } from '../shell/pdf-failure.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { StatusChip, type Tone } from '../ui/StatusChip.tsx'

const stateNames = { valid: msg`Valid`, expired: msg`Expired`, revoked: msg`Revoked` }
const tones: Record<PassState, Tone> = { valid: 'success', expired: 'warning', revoked: 'error' }

/** The verify page of a saved ID card: what it says now, what it shows, and the way to take the card back. */
export function VerifyPart({ pdfCardNo }: { pdfCardNo: number }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h3' }}>{t`Verify page`}</Box>
      <PassFacts pdfCardNo={pdfCardNo} personNo={0} />
    </Card>
  )
}

type Whose = {
  pdfCardNo: number
  /** 0 is the person of the card itself. */
  personNo: number
  onChange?: ((pass: PdfPass) => void) | undefined
}
/** What one person's verify page says, and what may be done about it. */
export function PassFacts({ pdfCardNo, personNo, onChange }: Whose) {
  const { data, error, reload } = useRemote(pdfPassQuery(pdfCardNo, personNo))
  if (data) return <Known pass={data} onChange={onChange} />
  if (error) return <InlineError message={failureText(error, pdfFailure)} onRetry={reload} />
  return (
    <Skeleton>
      <Bone height={96} round={12} />
    </Skeleton>
  )
}

function Known({ pass, onChange }: { pass: PdfPass; onChange: Whose['onChange'] }) {
  const { t, i18n } = useLingui()
  const { state, revoked, validTill } = pass
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <StatusChip tone={tones[state]}>{i18n._(stateNames[state])}</StatusChip>
        <Box sx={{ typography: 'body2', color: 'text.secondary', flex: 1, minWidth: 0 }}>
          {revoked
            ? `${dayText(revoked.at, i18n.locale)}: ${revoked.reason}`
            : validTill
              ? t`Until ${dayText(validTill, i18n.locale)}`
              : t`No end date`}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Trans>
          Whoever scans the code of the card sees the organisation, the name and whether it is valid.
        </Trans>
      </Box>
      {pass.lacksFacts && (
        <Notice tone="warning">
          {t`The row has no name, or an end date that cannot be read. Set it right in the table, so that the verify page knows the card.`}
        </Notice>
      )}
      {pass.isChilds ? <Consent pass={pass} /> : <Photo pass={pass} />}
      <Deeds pass={pass} onChange={onChange} />
    </>
  )
}

function Photo({ pass }: { pass: PdfPass }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { pdfCardNo, showsPhoto, can } = pass
  return (
    <Switch
      label={t`Show the photograph`}
      hint={t`On the verify pages of all cards of this business`}
      checked={showsPhoto}
      disabled={can.setVerify !== true}
      onChange={(on) =>
        void savePdfVerify(queries, { pdfCardNo, showsPhoto: on }).catch((error: unknown) =>
          showError(error, pdfFailure),
        )
      }
    />
  )
}

/** Children's cards wait for the statement, which is made once for all cards of the business. */
function Consent({ pass }: { pass: PdfPass }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { pdfCardNo, consent, can } = pass
  if (consent)
    return (
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t`The parents’ consent was stated on ${dayText(consent.at, i18n.locale)}. The page never shows a photograph or a date of birth.`}
      </Box>
    )
  const state = () => {
    setBusy(true)
    savePdfVerify(queries, { pdfCardNo, parentsConsent: parentsConsentVersion })
      .then(() => sayDone(t`Thank you, that is kept with today’s date`))
      .catch((error: unknown) => showError(error, pdfFailure))
      .finally(() => setBusy(false))
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: '12px', bgcolor: 'warning.tint' }}>
      <Box sx={{ typography: 'body2' }}>
        <Trans>
          Our organisation holds the consent of the parents or guardians of every child whose card is made
          here: for the photograph and the facts on the card, and for a page that says whether it is valid.
        </Trans>
      </Box>
      {can.setVerify === true && (
        <Box>
          <Button busy={busy} onClick={state}>
            {t`We hold this consent`}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function Deeds({ pass, onChange }: { pass: PdfPass; onChange: Whose['onChange'] }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { pdfCardNo, personNo, revoked, can, url } = pass
  const whose = { pdfCardNo, ...(personNo > 0 ? { personNo } : {}) }
  const revoke = async () => {
    const reason = revoked
      ? ''
      : await askForReason({
          title: t`Revoke this card?`,
          message: t`Its verify page says so at once. The reason stays with you.`,
          okLabel: t`Revoke`,
          isRequired: true,
        })
    if (reason === null) return
    const made = await revokePdfPass(queries, { ...whose, revoked: !revoked, ...(reason ? { reason } : {}) })
    onChange?.(made)
    sayDone(revoked ? t`The card is valid again` : t`The card is revoked`)
  }
  const reissue = async () => {
    const reason = await askForReason({
      title: t`Give this card out anew?`,
      message: t`Its code leads to a new verify page, so it is printed again. The page of the card before says revoked. The reason stays with you.`,
      okLabel: t`Reissue`,
      isRequired: true,
    })
    if (reason === null) return
    const made = await reissuePdfPass(queries, { ...whose, reason, url })
    onChange?.(made)
    sayDone(t`The card has a new verify page. Make its file again.`)
  }
  const run = (deed: () => Promise<void>) => () =>
    void deed().catch((error: unknown) => showError(error, pdfFailure))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {can.revoke === true && (
        <Button look="secondary" onClick={run(revoke)}>
          {revoked ? t`Make valid again` : t`Revoke card`}
        </Button>
      )}
      {can.reissue === true && <Button look="secondary" onClick={run(reissue)}>{t`Reissue card`}</Button>}
      <Box
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 44,
          fontWeight: 600,
          color: 'primary.main',
        }}
      >
        {t`Open verify page`}
        <ExternalLink size={18} aria-hidden />
      </Box>
    </Box>
  )
}
