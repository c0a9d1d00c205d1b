import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { VideoTemplateWithScene } from '@parichay/contract/video/template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { templateAddress } from '../../api/staff-videos.ts'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useListAddress } from '../../ui/list/list-address.ts'
import { Line, Pile } from '../../ui/shapes.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { fromDesktop } from '../../ui/theme.ts'
import { titleIn } from '../words.ts'
import {
  contentOfForm,
  type ReadTemplate,
  TemplateForm,
  typedOf,
  type TypedTemplate,
} from '@parichay/contract/video/template-form.ts'

import { TemplateDeeds } from './TemplateDeeds.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { TemplateVersions } from './TemplateVersions.tsx'
import { templateFailure } from './words.ts'

const versionOf = (template: VideoTemplateWithScene | null) => template?.version ?? 0
const templateInAddress = (search: Record<string, unknown>) => search['template']
/** The server's names of what stands elsewhere in the form. */
const fieldOf = (field: string) => field.replace(/^content\./, '').replace(/label\.(en|hi)/, '$1') || 'scene'

/** A template: the film of what is typed beside its words, slots and scene; test films, versions. */
export function SaveTemplateForm({ template }: { template: VideoTemplateWithScene | null }) {
  const { t, i18n } = useLingui()
  const { change } = useListAddress(templateAddress)
  const queries = useQueryClient()
  const id = template?.templateId
  const code = template?.code ?? null
  const close = () => change({ template: undefined })
  const onSaved = async (saved: VideoTemplateWithScene | null) => {
    await queries.invalidateQueries({ queryKey: keys.keptTemplates() })
    sayDone(t`Saved`)
    if (saved && !template) change({ template: String(saved.templateId) }, true)
  }
  const heading = template ? titleIn(template, i18n) : t`New video template`
  return (
    <Pile gap={2} component="section" aria-label={heading} fits>
      <Line gap={1} centred>
        <Box component="h2" sx={{ typography: 'h3', flex: 1, minWidth: 0, m: 0, overflowWrap: 'anywhere' }}>
          {heading}
        </Box>
        <IconButton icon={X} label={t`Close`} onClick={close} />
      </Line>
      <RecordForm<TypedTemplate, ReadTemplate, VideoTemplateWithScene | null>
        draft={`video-template-${id ?? 'new'}`}
        schema={TemplateForm}
        record={template}
        versionOf={versionOf}
        typed={typedOf}
        save={(values, version, base) =>
          call(videoTemplateRoutes.saveVideoTemplate, {
            body: {
              content: contentOfForm(values),
              // The mark has no version of its own: what nobody changed here may be another one by now.
              ...(values.isPremium === base.isPremium ? {} : { isPremium: values.isPremium }),
              ...(code === null ? { scene: values.scene } : {}),
              ...(id === undefined ? {} : { templateId: id, version }),
            },
          })
        }
        reload={() => call(videoTemplateRoutes.getVideoTemplate, { params: { id: id! }, query: {} })}
        onSaved={onSaved}
        fieldOf={fieldOf}
        words={templateFailure}
        placeOf={templateInAddress}
        alwaysSave={!template}
        saveLabel={template ? t`Save` : t`Add`}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 340px)' },
          }}
        >
          <Pile gap={2}>
            <TemplateFields isDelivered={code !== null} />
          </Pile>
          <Box sx={{ order: -1, [fromDesktop]: { order: 0, position: 'sticky', top: 76 } }}>
            <TemplatePreview code={code} />
          </Box>
        </Box>
      </RecordForm>
      {template && <TemplateDeeds template={template} onGone={close} />}
      {template && <TemplateVersions template={template} />}
    </Pile>
  )
}
