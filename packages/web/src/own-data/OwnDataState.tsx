import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OwnDataFile } from '@parichay/contract/own-data/fields.ts'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { isBeingMade, saveOwnData } from '../api/own-data.ts'
import { userQuery } from '../api/people.ts'
import { useRemote } from '../api/remote.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { countText, dayText, timeText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { sizeText } from '../ui/size-text.ts'
import { sayFailed } from '../ui/snackbar-store.ts'
import { AskDataForm } from './AskDataForm.tsx'

/** Where the copy stands, and what can be done about it now. */
export function OwnDataState({ file }: { file: OwnDataFile | null }) {
  const { t, i18n } = useLingui()
  const [anew, setAnew] = useState(false)
  if (file && isBeingMade(file)) return <BeingMade file={file} />
  const until = file?.expiresAt
    ? `${dayText(file.expiresAt, i18n.locale)}, ${timeText(file.expiresAt, i18n.locale)}`
    : ''
  if (file?.state === 'ready')
    return (
      <Pile gap={2}>
        <Ready file={file} until={until} />
        {anew ? (
          <AskDataForm label={t`Make a new copy`} onAsked={() => setAnew(false)} />
        ) : (
          <Button look="text" onClick={() => setAnew(true)}>
            {t`Make a new copy`}
          </Button>
        )}
      </Pile>
    )
  return (
    <Pile gap={2}>
      {file?.state === 'failed' && (
        <Notice tone="error">
          <Trans>The copy could not be made. Nothing is lost: ask for it again.</Trans>
        </Notice>
      )}
      {file?.state === 'expired' && (
        <Notice tone="info">
          <Trans>Your last copy could be downloaded until {until}. It is deleted now.</Trans>
        </Notice>
      )}
      <AskDataForm label={t`Make my copy`} />
    </Pile>
  )
}

function BeingMade({ file }: { file: OwnDataFile }) {
  const { t, i18n } = useLingui()
  const { data: user } = useRemote(userQuery)
  const isKnown = file.state === 'working' && file.partsTotal > 0
  const done = countText(file.partsDone, i18n.locale)
  const all = countText(file.partsTotal, i18n.locale)
  const far = isKnown ? t`${done} of ${all} parts` : t`Waits for its turn`
  const email = user?.email
  return (
    <Card>
      <Pile gap={1.25}>
        <Text as="subtitle1">
          <Trans>Your copy is being made</Trans>
        </Text>
        <LinearProgress
          aria-label={far}
          {...(isKnown && {
            variant: 'determinate' as const,
            value: Math.min(100, (file.partsDone / file.partsTotal) * 100),
          })}
          sx={{ height: 6, borderRadius: 3 }}
        />
        <Quiet>{far}</Quiet>
        <Quiet wraps>
          {email ? (
            <Trans>
              You can leave this page. The bell tells you when it is ready, and a letter comes to {email}.
            </Trans>
          ) : (
            <Trans>You can leave this page. The bell tells you when it is ready.</Trans>
          )}
        </Quiet>
      </Pile>
    </Card>
  )
}

function Ready({ file, until }: { file: OwnDataFile; until: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const size = sizeText(file.bytes ?? 0)
  const save = async () => {
    setBusy(true)
    try {
      if (!(await saveOwnData(queries))) sayFailed(t`This copy is not there any more. Ask for a new one.`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card>
      <Pile gap={1.5}>
        <div>
          <Text as="subtitle1">
            <Trans>Your copy is ready</Trans>
          </Text>
          <Quiet wraps>
            <Trans>
              {size}, to download until {until}. Then it is deleted.
            </Trans>
          </Quiet>
        </div>
        {file.leftOut > 0 && (
          <Notice tone="warning">
            <Plural
              value={file.leftOut}
              one="# file found no room in it. The README in the copy names it; save it where you made it."
              other="# files found no room in it. The README in the copy names them; save them where you made them."
            />
          </Notice>
        )}
        <Button icon={Download} size="large" fullWidth busy={busy} onClick={() => void save()}>
          {t`Download my data`}
        </Button>
        <Quiet wraps>
          <Trans>
            It says a lot about you and the people on your ID cards. Keep it where only you can open it.
          </Trans>
        </Quiet>
      </Pile>
    </Card>
  )
}
