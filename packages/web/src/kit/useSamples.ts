import { useLingui } from '@lingui/react'
import { samplesFor } from './samples.ts'

export const useSamples = () => samplesFor(useLingui().i18n.locale)
