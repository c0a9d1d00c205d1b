import {
  testLanguages,
  type VideoTemplate,
  type VideoTemplateWithScene,
  type VideoTest,
} from '@parichay/contract/video/template.ts'
import type { Actor } from '../../platform/scope.ts'
import { verdictsOnTemplate } from './policy.ts'
import type { Figures, TemplateDrawing, TemplateRow, TestRow } from './store.ts'

/** Where the test of a version stands, by its films. */
export function presentTest(tests: readonly TestRow[]): VideoTest | null {
  const [first] = tests
  if (!first) return null
  const failed = tests.find(({ state }) => state === 'failed')
  const state = failed
    ? 'failed'
    : tests.length === testLanguages.length && tests.every((test) => test.state === 'good')
      ? 'good'
      : tests.some((test) => test.state !== 'waiting')
        ? 'rendering'
        : 'waiting'
  return {
    version: first.version,
    state,
    percent: Math.floor(tests.reduce((sum, { percent }) => sum + percent, 0) / testLanguages.length),
    fault: failed ? `${failed.fault} (${failed.language})` : null,
    films: testLanguages.filter((language) =>
      tests.some((test) => test.language === language && test.storageKey !== null),
    ),
    at: first.createdAt.toISOString(),
  }
}

/** What only who keeps templates is shown. */
export type Kept = { figures: Figures | undefined; tests: readonly TestRow[] }

/** A template; `kept` is null for everybody but who keeps them. */
export function presentTemplate(row: TemplateRow, kept: Kept | null, actor: Actor): VideoTemplate {
  const test = kept && presentTest(kept.tests)
  const waiting =
    (kept?.figures?.waiting ?? 0) +
    (kept?.tests.filter(({ state }) => state === 'waiting' || state === 'rendering').length ?? 0)
  return {
    templateId: row.templateId,
    ...row.content,
    code: row.code,
    status: row.status,
    isPremium: row.isPremium,
    popularity: row.popularity,
    version: row.ofVersion,
    publishedVersion: row.publishedVersion,
    figures: kept && { uses: 0, renderSeconds: null, failedPercent: null, ...kept.figures, waiting },
    test,
    can: verdictsOnTemplate(
      {
        status: row.status,
        isDelivered: row.code !== null,
        waiting,
        isTested: test?.state === 'good',
        isCurrent: row.publishedVersion === row.version,
      },
      actor,
    ),
  }
}

/** The same with its scene. */
export const presentWithScene = (
  row: TemplateRow,
  drawing: TemplateDrawing,
  kept: Kept | null,
  actor: Actor,
): VideoTemplateWithScene => ({
  ...presentTemplate({ ...row, content: drawing.content, ofVersion: drawing.version }, kept, actor),
  scene: drawing.scene,
})
