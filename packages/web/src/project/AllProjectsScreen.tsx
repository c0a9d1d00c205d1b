import { useSearch } from '@tanstack/react-router'
import { CardsScreen } from '../card/staff/CardsScreen.tsx'
import { PdfCardsScreen } from '../pdf-card/staff/PdfCardsScreen.tsx'

/** All Projects: the kind that the address names. */
export function AllProjectsScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  return search.projectType === 'pdf_id_card' ? <PdfCardsScreen /> : <CardsScreen />
}
