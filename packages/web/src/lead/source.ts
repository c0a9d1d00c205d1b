import { useLingui } from '@lingui/react/macro'
import type { LeadSource } from '@parichay/contract/lead/rules.ts'
import { useCallback } from 'react'

/** Says where a lead came from. */
export function useSourceWords(): (source: LeadSource) => string {
  const { t } = useLingui()
  return useCallback((source) => (source === 'qr' ? t`Scanned QR code` : t`Digital card`), [t])
}
