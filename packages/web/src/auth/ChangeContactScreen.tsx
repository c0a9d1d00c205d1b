import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type CodeSent, takeBackHours } from '@parichay/contract/auth/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { keys } from '../api/keys.ts'
import type { Who } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { keep, kept } from '../keepsake.ts'
import { keepWhose } from '../shell/arrive.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { ChangeContactForm } from './ChangeContactForm.tsx'
import { useSelf } from './Self.tsx'
import { VerifyContactForm } from './VerifyContactForm.tsx'

type Step = { to: Who & { password: string }; code: CodeSent; sentAt: number }

/** Another number, or e-mail: the password, then the code that went to the new one. */
export function ChangeContactScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const self = useSelf()
  const { by } = useSearch({ strict: false }) as { by?: string }
  const [step, setStep] = useState<Step | null>(null)
  const [typed, setTyped] = useState<Who>({})
  // Somebody with a number may add an address, for what comes by mail.
  const isAdded = by === 'email' && self.kind === 'customer' && !self.isForeignUser
  // The agency keeps the address of its staff: they confirm it.
  const confirmed = by === 'email' && self.kind === 'staff' ? self.email : null
  const isConfirmed = confirmed !== null
  const byEmail = self.isForeignUser || isAdded || isConfirmed
  const title = isConfirmed
    ? t`Confirm your e-mail`
    : isAdded
      ? t`Add an e-mail address`
      : byEmail
        ? t`Change e-mail`
        : t`Change mobile number`
  const done = (who: Who) => {
    if (isConfirmed) {
      void queries.invalidateQueries({ queryKey: keys.franchisee })
      sayDone(t`Your e-mail is confirmed. Codes for a forgotten password can come there too.`)
      go(paths.adminAccount(), { replace: true })
      return
    }
    if (!isAdded && self.kind === 'customer' && kept('lastPhone')) keep('lastPhone', who)
    if (!isAdded && kept('whose')) keepWhose({ kind: self.kind, who })
    void queries.invalidateQueries({ queryKey: self.kind === 'staff' ? keys.franchisee : keys.user })
    void queries.invalidateQueries({ queryKey: keys.sessions })
    sayDone(
      isAdded
        ? t`Your e-mail address is added.`
        : byEmail
          ? t`Your e-mail is changed. Sign in with it from now on.`
          : t`Your number is changed. Sign in with it from now on.`,
    )
    if (byEmail ? self.email : self.phoneNumber)
      say(
        byEmail
          ? t`For ${takeBackHours} hours you can take this back: “Forgot password?” with the old e-mail.`
          : t`For ${takeBackHours} hours you can take this back: “Forgot password?” with the old number.`,
      )
    const next = isAdded ? paths.reminder() : paths.account()
    go(self.kind === 'staff' ? paths.adminAccount() : next, { replace: true })
  }
  if (!self.known) {
    return (
      <Page title={title}>
        <FormSkeleton fields={2} />
      </Page>
    )
  }
  if (!step) {
    return (
      <Page
        title={title}
        subtitle={
          isConfirmed
            ? t`We send a code to ${confirmed}. With your password it confirms that the address is yours.`
            : isAdded
              ? t`We send a code to it, so that nobody else’s address is taken.`
              : byEmail
                ? t`We send a code to the new e-mail. You sign in with it from then on.`
                : t`We send a code to the new number. You sign in with it from then on.`
        }
      >
        <ChangeContactForm
          typed={isConfirmed ? { email: confirmed } : typed}
          byEmail={byEmail}
          isFixed={isConfirmed}
          onSent={(to, code) => setStep({ to, code, sentAt: Date.now() })}
        />
      </Page>
    )
  }
  const { sentTo } = step.code
  const back = () => {
    setTyped({
      ...(step.to.phoneNumber ? { phoneNumber: step.to.phoneNumber } : {}),
      ...(step.to.email ? { email: step.to.email } : {}),
    })
    setStep(null)
  }
  return (
    <Page title={t`Enter the code`}>
      <Box sx={{ mt: -1.5, mb: 3, color: 'text.secondary' }}>
        <Trans>
          Code sent to <strong style={{ whiteSpace: 'nowrap' }}>{sentTo}</strong> –
        </Trans>{' '}
        <TextButton onClick={back}>{t`Change`}</TextButton>
      </Box>
      <VerifyContactForm
        to={step.to}
        code={step.code}
        sentAt={step.sentAt}
        onSentAgain={(code) => setStep({ ...step, code, sentAt: Date.now() })}
        onDone={done}
        onStartAgain={back}
      />
    </Page>
  )
}
