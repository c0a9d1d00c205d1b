import { isOn } from '@parichay/contract/agency/switches.ts'
import { useSearch } from '@tanstack/react-router'
import { businessesQuery } from '../api/cards.ts'
import { useRemote } from '../api/remote.ts'
import { useAgency } from '../session.ts'
import { CardProjects } from './CardProjects.tsx'
import { PdfProjects } from './PdfProjects.tsx'
import { VideoProjects } from './VideoProjects.tsx'

/** Everything the customer has made, by kind. Search and filter stand in the address. */
export function ProjectsScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const { data: businesses } = useRemote(businessesQuery())
  const { configuration } = useAgency()
  const { status } = search
  const asked = {
    text: search.search ?? '',
    done: status === 'done' || status === 'not-done' ? status : undefined,
  } as const
  if (search.projectType === 'pdf_id_card' && isOn(configuration, 'pdfCards') && businesses)
    return <PdfProjects businesses={businesses} {...asked} />
  if (search.projectType === 'promotional_video' && isOn(configuration, 'promotionalVideos') && businesses)
    return <VideoProjects businesses={businesses} {...asked} />
  return <CardProjects {...asked} />
}
