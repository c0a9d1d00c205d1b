import { useRemote } from '../api/remote.ts'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { categoriesQuery } from '../api/customer-queries.ts'

/** Names of categories in the panel's language; words of one's own stay as they are. */
export function useCategoryName() {
  const { i18n } = useLingui()
  const isHindi = i18n.locale === 'hi'
  const { data } = useRemote({ ...categoriesQuery, enabled: isHindi })
  return useCallback(
    (category: string) => (isHindi && data?.find((one) => one.name === category)?.names.hi) || category,
    [isHindi, data],
  )
}
