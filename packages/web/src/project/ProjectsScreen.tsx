import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { businessesQuery } from '../api/cards.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { useAgency } from '../session.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { CardProjects } from './CardProjects.tsx'
import { PdfProjects } from './PdfProjects.tsx'
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx'
import { type ProjectKind, ProjectTabs } from './ProjectTabs.tsx'
import { SavedGreetings } from './SavedGreetings.tsx'
import { VideoProjects } from './VideoProjects.tsx'

/** Everything the customer has made, by kind. Search and filter stand in the address. */
export function ProjectsScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const { data: businesses, error, reload } = useRemote(businessesQuery())
  const { configuration } = useAgency()
  const { status } = search
  const asked = {
    text: search.search ?? '',
    done: status === 'done' || status === 'not-done' ? status : undefined,
  } as const
  const kind =
    search.projectType === 'pdf_id_card' && isOn(configuration, 'pdfCards')
      ? 'pdf_id_card'
      : search.projectType === 'promotional_video' && isOn(configuration, 'promotionalVideos')
        ? 'promotional_video'
        : search.projectType === 'greeting' && isOn(configuration, 'greetings')
          ? 'greeting'
          : 'digital_card'
  if (kind === 'digital_card') return <CardProjects {...asked} />
  if (!businesses) return <Waiting kind={kind} error={error} onRetry={reload} />
  if (kind === 'greeting') return <SavedGreetings businesses={businesses} {...asked} />
  const Projects = kind === 'pdf_id_card' ? PdfProjects : VideoProjects
  return <Projects businesses={businesses} {...asked} />
}

/** Before the businesses have come nobody can be asked what they made. */
function Waiting({ kind, error, onRetry }: { kind: ProjectKind; error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`My Projects`} width="lg">
      <ProjectTabs shown={kind} count={undefined} />
      {error ? <InlineError message={failureText(error)} onRetry={onRetry} /> : <ProjectsSkeleton />}
    </Page>
  )
}
