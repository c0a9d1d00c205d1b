import type { ErrorReporting } from '../boot.ts'

/**
 * Sends errors to a Sentry-compatible address when the installation names one. The reporter is loaded after the first
 * screen, so it costs nobody their first seconds. Texts and typing are masked in replays; no personal data is added.
 */
export async function startErrorReporting(settings: ErrorReporting): Promise<void> {
  const { init, replayIntegration } = await import('@sentry/browser')
  init({
    dsn: settings.url,
    sampleRate: settings.sampleRate,
    replaysSessionSampleRate: settings.replayRate,
    replaysOnErrorSampleRate: settings.replayOnErrorRate,
    integrations: [replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })],
    ignoreErrors: [/^Offline/, 'AbortError'],
  })
}
