import { useLingui } from '@lingui/react/macro'
import type { FrameDetail } from '@parichay/contract/greeting/rules.frames.ts'

/** What may stand in a frame, in words. */
export function useDetailWords(): Record<FrameDetail, string> {
  const { t } = useLingui()
  return {
    logo: t`Logo`,
    name: t`Name`,
    phone: t`Phone`,
    secondPhone: t`Second phone`,
    whatsapp: t`WhatsApp`,
    email: t`E-mail`,
    website: t`Website`,
    address: t`Address`,
    instagram: t`Instagram`,
    tagline: t`Tagline`,
    gstin: t`GSTIN`,
  }
}
