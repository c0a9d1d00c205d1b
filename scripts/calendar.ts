import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calendarYears, occasions } from '../packages/server/src/greeting/calendar/fixtures.ts'
import { makeDays } from './calendar/make-days.ts'
import { engineSky } from './calendar/sky.engine.ts'

const file = resolve(import.meta.dirname, '../packages/server/src/greeting/calendar/days.json')
const days = makeDays(engineSky, occasions, calendarYears)
const lines = Object.entries(days).map(([key, list]) => `  ${JSON.stringify(key)}: ${JSON.stringify(list)}`)
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} occasions that move, ${Object.values(days).flat().length} days`)
