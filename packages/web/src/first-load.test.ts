import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?'(\.[^']+)'/gm

/** What a file brings along without being asked, itself included, as addresses below this folder. */
function broughtBy(entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const name = relative(here, file)
    if (seen.has(name) || !existsSync(file)) return
    seen.add(name)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(staticImport))
      visit(resolve(dirname(file), path!))
  }
  for (const entry of entries) visit(resolve(here, entry))
  return seen
}

test('the first load of a customer brings neither the menu nor the way to a plan', () => {
  const brought = broughtBy(['main.tsx', 'shell/CustomerArea.tsx', 'home/HomeScreen.tsx'])
  expect(brought).toContain('shell/AreaShell.tsx')
  expect(brought).toContain('home/TodayGreeting.tsx')
  for (const later of [
    'shell/CustomerMenu.tsx',
    'shell/Sidebar.tsx',
    'shell/CustomerHead.tsx',
    'shell/LanguageSwitch.tsx',
    'shell/upgrade.ts',
  ]) {
    expect(existsSync(resolve(here, later))).toBe(true)
    expect(brought).not.toContain(later)
  }
})

test('the library of charts stands in one part, which no page brings before it draws a chart', () => {
  const chart = 'analytics/insights/Chart.tsx'
  const draws = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && /from '@visx\//.test(readFileSync(resolve(here, path), 'utf8')),
  )
  expect(draws).toEqual([chart])
  const brought = broughtBy([
    'main.tsx',
    'analytics/StaffHomeScreen.tsx',
    'analytics/insights/InsightsScreen.tsx',
  ])
  expect(brought).toContain('analytics/insights/ChartCard.tsx')
  expect(brought).not.toContain(chart)
})
