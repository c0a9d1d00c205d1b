import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Segments } from '../../card/Segments.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { FilmClock } from '../../ui/film/film-clock.ts'
import { FilmPlayer } from '../../ui/film/FilmPlayer.tsx'
import { contentOfForm, TemplateForm, type TypedTemplate } from '@parichay/contract/video/template-form.ts'
import { previewOf } from '../../api/template-film.ts'

type Read = ReturnType<typeof previewOf>

function read(typed: TypedTemplate, code: string | null, language: 'en' | 'hi', words: string): Read {
  const form = TemplateForm.safeParse(typed)
  if (!form.success) return { fault: words }
  try {
    const content = contentOfForm(form.data)
    const scene = code === null ? (JSON.parse(form.data.scene) as unknown) : null
    return previewOf(content, { code, scene }, language)
  } catch (error) {
    return { fault: error instanceof Error ? error.message.slice(0, 300) : words }
  }
}

/** The film of what is typed, playing with its sound; or what is wrong with it, and where. */
export function TemplatePreview({ code }: { code: string | null }) {
  const { t } = useLingui()
  const { getValues } = useFormContext<TypedTemplate>()
  useWatch()
  const typed = useDeferredValue(JSON.stringify(getValues()))
  const [language, setLanguage] = useState<'en' | 'hi'>('en')
  const [isHeard, setHeard] = useState(false)
  const [failed, setFailed] = useState<{ of: string; why: string }>()
  const words = t`Fill in what is marked to see the film.`
  const film = useMemo(
    () => read(JSON.parse(typed) as TypedTemplate, code, language, words),
    [typed, code, language, words],
  )
  const seconds = 'scene' in film ? (film.scene.motion?.seconds ?? 1) : 1
  const clock = useMemo(() => new FilmClock(seconds, { loops: true }), [seconds])
  useEffect(() => () => clock.pause(), [clock])
  const fault = 'fault' in film ? film.fault : failed?.of === typed ? failed.why : undefined
  return (
    <Pile gap={1.5} component="section" aria-label={t`Preview`}>
      <Segments
        label={t`Language of the preview`}
        value={language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        onChange={setLanguage}
      />
      {fault && <Notice tone="warning">{fault}</Notice>}
      {'scene' in film && (
        <Box sx={{ opacity: fault ? 0.4 : 1 }}>
          <FilmPlayer
            scene={film.scene}
            pictures={film.pictures}
            clock={clock}
            title={t`Preview`}
            sound={{ track: (JSON.parse(typed) as TypedTemplate).music, own: null, voice: null }}
            isHeard={isHeard}
            onHeard={setHeard}
            tallest="52vh"
            onFail={(error) =>
              setFailed({ of: typed, why: error instanceof Error ? error.message : String(error) })
            }
          />
        </Box>
      )}
    </Pile>
  )
}
