import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedAbout } from '@parichay/contract/card/about-form.ts'
import { uploadMaxBytes } from '@parichay/contract/document/routes.ts'
import { FileText, FileUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useSentPicture } from '../../api/sent-picture.ts'
import { uploadFailure } from '../../document/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Sending } from '../../ui/Sending.tsx'
import { sizeText } from '../../ui/size-text.ts'
import { Pile, Text } from '../../ui/shapes.tsx'

/** A PDF to take along, with its name and size. */
export function BrochureField({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const id = useId()
  const { field } = useController<TypedAbout, 'brochure'>({ name: 'brochure' })
  const { field: title } = useController<TypedAbout, 'brochureTitle'>({ name: 'brochureTitle' })
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const { state, send, again, cancel } = useSentPicture({
    kind: 'brochure',
    businessId,
    fileName: 'brochure.pdf',
    words: uploadFailure,
    onStored: (stored, sent) => {
      field.onChange(stored)
      const { name } = sent as File
      if (title.value.trim() === '') title.onChange(name.replace(/\.pdf$/i, '').slice(0, 60))
    },
  })
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const begins = await chosen
      .slice(0, 5)
      .text()
      .catch(() => '')
    if (chosen.size > uploadMaxBytes) return setFault(t`This file is too large. The limit is 5 MB.`)
    if (begins !== '%PDF-') return setFault(t`This kind of file does not work. Use a PDF.`)
    setFault('')
    await send(chosen)
  }
  const brochure = field.value
  return (
    <Pile role="group" aria-labelledby={id} gap={0.75}>
      <Text id={id} as="subtitle2">{t`Brochure`}</Text>
      {brochure && (
        <Card sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75, pr: 0.75 }}>
          <Box component={FileText} size={24} aria-hidden sx={{ flex: 'none', color: 'primary.main' }} />
          <Box
            component="a"
            href={brochure.url}
            target="_blank"
            rel="noopener"
            sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere', py: 1.25 }}
          >
            {title.value.trim() || t`Brochure`}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450, whiteSpace: 'nowrap' }}>
              {` · PDF, ${sizeText(brochure.bytes)}`}
            </Box>
          </Box>
          <IconButton icon={Trash2} label={t`Remove the brochure`} onClick={() => field.onChange(null)} />
        </Card>
      )}
      {state.kind === 'sending' && <Sending part={state.part} onCancel={cancel} />}
      {state.kind === 'failed' && <InlineError message={state.message} onRetry={() => void again()} />}
      <Box>
        <Button look="secondary" icon={FileUp} onClick={() => chooser.current?.click()}>
          {brochure ? t`Change` : t`Choose a PDF`}
        </Button>
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t`Choose a PDF`}
        accept="application/pdf,.pdf"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Box
        role={fault ? 'alert' : undefined}
        sx={{ typography: 'body2', color: fault ? 'error.main' : 'text.secondary' }}
      >
        {fault || t`PDF, up to 5 MB`}
      </Box>
    </Pile>
  )
}
