import { useSearch } from '@tanstack/react-router'
import { CardsScreen } from '../card/staff/CardsScreen.tsx'
import { PdfCardsScreen } from '../pdf-card/staff/PdfCardsScreen.tsx'
import { VideosScreen } from '../video/staff/VideosScreen.tsx'

/** All Projects: the kind that the address names. */
export function AllProjectsScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  if (search.projectType === 'promotional_video') return <VideosScreen />
  return search.projectType === 'pdf_id_card' ? <PdfCardsScreen /> : <CardsScreen />
}
