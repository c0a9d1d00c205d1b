import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { testLanguages, type VideoTemplateWithScene } from '@parichay/contract/video/template.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, FlaskConical, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { testFilmUrl } from '../../api/staff-videos.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { languageName } from '../../ui/language-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Heading, Line, Quiet } from '../../ui/shapes.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { renderFaults, templateFailure } from './words.ts'

type Props = { template: VideoTemplateWithScene; onGone: () => void }

/** Test films, and what follows them: published, withdrawn, deleted. */
export function TemplateDeeds({ template, onGone }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'test' | 'status' | 'delete'>()
  const { templateId, version, test, can, code, title } = template
  const refresh = () => queries.invalidateQueries({ queryKey: keys.keptTemplates() })
  const run = (deed: NonNullable<typeof busy>, work: () => Promise<unknown>) => {
    setBusy(deed)
    void work()
      .catch((error: unknown) => void showError(error, templateFailure))
      .finally(() => {
        setBusy(undefined)
        void refresh()
      })
  }
  const setStatus = (status: 'PUBLISHED' | 'WITHDRAWN') =>
    run('status', async () => {
      await call(videoTemplateRoutes.updateVideoTemplateStatus, { body: { templateId, status, version } })
      sayDone(status === 'PUBLISHED' ? t`${title} is offered to customers` : t`${title} is withdrawn`)
    })
  const remove = () =>
    run('delete', async () => {
      const yes = await confirm({
        title: t`Delete ${title}?`,
        message: t`Films that were begun with it go on. This cannot be undone.`,
        okLabel: t`Delete`,
        danger: true,
      })
      if (!yes) return
      await call(videoTemplateRoutes.deleteVideoTemplate, { body: { templateId } })
      onGone()
      sayDone(t`${title} is deleted`)
    })
  const isMade = test?.state === 'waiting' || test?.state === 'rendering'
  return (
    <Card component="section" aria-label={t`Test render`} sx={{ display: 'grid', gap: 1.5 }}>
      <Line gap={1} centred apart wraps>
        <Heading>{t`Test render`}</Heading>
        <Button
          look="secondary"
          size="small"
          icon={FlaskConical}
          busy={busy === 'test'}
          disabledReason={isMade ? t`Test films are being made.` : undefined}
          onClick={() =>
            run('test', () => call(videoTemplateRoutes.testVideoTemplate, { body: { templateId, version } }))
          }
        >
          {test ? t`Test again` : t`Make test films`}
        </Button>
      </Line>
      <Quiet>
        {code === null
          ? t`Three languages, with short and long words. It is published only after a good test of this version.`
          : t`It comes with the product and was tested before. Three languages, with short and long words.`}
      </Quiet>
      {isMade && (
        <Box>
          <LinearProgress
            variant="determinate"
            value={test.percent}
            aria-label={t`Test films`}
            sx={{ height: 8, borderRadius: 4 }}
          />
          <Quiet small>{t`${test.percent} % done`}</Quiet>
        </Box>
      )}
      {test?.state === 'failed' && <Notice tone="error">{faultWords(test.fault ?? '')}</Notice>}
      {test?.state === 'good' && (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: `repeat(${testLanguages.length}, minmax(0, 1fr))`,
          }}
        >
          {test.films.map((language) => (
            <Box component="figure" key={language} sx={{ m: 0 }}>
              <Box
                component="video"
                controls
                playsInline
                preload="metadata"
                src={testFilmUrl(templateId, language)}
                aria-label={t`Test film in ${languageName(language, i18n.locale)}`}
                sx={{ display: 'block', width: '100%', borderRadius: '10px', bgcolor: 'brand.sunken' }}
              />
              <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
                {languageName(language, i18n.locale)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Line gap={1} wraps>
        {(can.publish === true || can.publish === 'STEP_OUT_OF_ORDER') && (
          <Button
            icon={Send}
            busy={busy === 'status'}
            disabledReason={can.publish === true ? undefined : t`Make a test render of this version first.`}
            onClick={() => setStatus('PUBLISHED')}
          >
            {template.publishedVersion === null ? t`Publish` : t`Publish this version`}
          </Button>
        )}
        {can.withdraw === true && (
          <Button
            look="secondary"
            icon={Archive}
            busy={busy === 'status'}
            onClick={() => setStatus('WITHDRAWN')}
          >
            {t`Withdraw`}
          </Button>
        )}
        <Button
          look="secondary"
          icon={Trash2}
          busy={busy === 'delete'}
          disabledReason={
            can.delete === true
              ? undefined
              : t`Films of it are still to be made, so it cannot be deleted now.`
          }
          onClick={remove}
          sx={{ color: 'error.main' }}
        >
          {t`Delete`}
        </Button>
      </Line>
    </Card>
  )

  function faultWords(fault: string) {
    const [, known = '', language = ''] = /^(\w+) \((\w+)\)$/.exec(fault) ?? []
    const why = i18n._(renderFaults[known] ?? renderFaults['RENDER_FAILED']!)
    return language ? `${languageName(language, i18n.locale)}: ${why}` : why
  }
}
