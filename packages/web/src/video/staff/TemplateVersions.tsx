import { useLingui } from '@lingui/react/macro'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { VideoTemplateWithScene } from '@parichay/contract/video/template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { useRemote } from '../../api/remote.ts'
import { templateVersionsQuery } from '../../api/staff-videos.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { dayText } from '../../ui/dates.ts'
import { showError } from '../../ui/dialogs.tsx'
import { Heading, Line, PlainList, Quiet, Rest } from '../../ui/shapes.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { templateFailure } from './words.ts'

/** What a template was before; a former version can be made the present one. */
export function TemplateVersions({ template }: { template: VideoTemplateWithScene }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { templateId, version, publishedVersion, can } = template
  const { data } = useRemote(templateVersionsQuery(templateId, version))
  if (!data || data.length < 2) return null
  const rollBack = async (toVersion: number) => {
    try {
      await call(videoTemplateRoutes.rollBackVideoTemplate, { body: { templateId, toVersion, version } })
      sayDone(t`Version ${toVersion} is back`)
    } catch (error) {
      void showError(error, templateFailure)
    } finally {
      void queries.invalidateQueries({ queryKey: keys.keptTemplates() })
    }
  }
  return (
    <Card component="section" aria-label={t`Versions`} sx={{ display: 'grid', gap: 1 }}>
      <Heading>{t`Versions`}</Heading>
      <PlainList aria-label={t`Versions`} gap={0.5}>
        {data.map((one) => (
          <li key={one.version}>
            <Line gap={1} centred>
              <Rest>
                <strong>{t`Version ${one.version}`}</strong>
                <Quiet small>
                  {one.title} · {dayText(one.at, i18n.locale)}
                </Quiet>
              </Rest>
              {one.version === publishedVersion && <StatusChip tone="success">{t`Published`}</StatusChip>}
              {one.version !== version && can.rollBack === true && (
                <Button
                  look="secondary"
                  size="small"
                  icon={History}
                  onClick={() => void rollBack(one.version)}
                >
                  {t`Go back to it`}
                </Button>
              )}
            </Line>
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
