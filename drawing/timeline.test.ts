import { describe, expect, it } from 'vitest'
import { minute, moment, writeClock, writeDay } from './calendar.ts'
import { bar, bracket, mondays, monthStarts, roundTicks, timeScale } from './timeline.ts'

const [from, to] = [moment('2026-11-10T14:00'), moment('2026-11-10T16:00')]
const scale = timeScale({ from, to, left: 200, right: 1160 })

describe('timeline', () => {
  it('gives equal times equal lengths', () => {
    expect(scale(from)).toBe(200)
    expect(scale(moment('2026-11-10T14:30')) - scale(from)).toBe(240)
    expect(bar(scale, { from, to, y: 100 })).toMatchObject({ x: 200, y: 92, w: 960, h: 16 })
  })

  it('ticks on round clock times only', () => {
    const ticks = roundTicks({ from: moment('2026-11-10T14:07'), to }, 30 * minute)
    expect(ticks.map(writeClock)).toEqual(['14:30', '15:00', '15:30', '16:00'])
  })

  it('finds Mondays and first days of months', () => {
    const span = { from: moment('2026-09-07'), to: moment('2026-10-05') }
    expect(mondays(span).map(writeDay)).toEqual(['Mon 7 Sep', 'Mon 14 Sep', 'Mon 21 Sep', 'Mon 28 Sep'])
    expect(mondays({ ...span, from: moment('2026-09-22') }).map(writeDay)).toEqual(['Mon 28 Sep'])
    expect(monthStarts(span).map(writeDay)).toEqual(['Thu 1 Oct'])
  })

  it('draws a bracket from moment to moment', () => {
    expect(bracket(scale, { from, to, y: 50 })).toMatchObject({ d: 'M 200 42 L 200 50 L 1160 50 L 1160 42' })
  })
})
