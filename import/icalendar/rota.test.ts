import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

test('a thousand shifts are read in about ten times as long as a hundred', async () => {
  const calendar = (count: number): string => {
    const events = Array.from({ length: count }, (_, index) => {
      const at = (half: number): string =>
        new Date(Date.UTC(2026, 0, 1) + half * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
      return `BEGIN:VEVENT\nSUMMARY:On call: ${'ABC'[(index * index) % 3]}\nDTSTART:${at(index)}Z\nDTEND:${at(index + 1)}Z\nEND:VEVENT`
    })
    return ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n')
  }
  const timeOf = async (count: number): Promise<number> => {
    const started = performance.now()
    expect(await importDiagram(calendar(count))).toMatchObject({ recipe: 'oncall-schedule' })
    return performance.now() - started
  }
  await timeOf(100)
  const few = await timeOf(100)
  expect(await timeOf(1000)).toBeLessThan(60 * Math.max(few, 10))
})
