import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { fillOf } from '../../src/render/paint.ts'
import { colorsOf, themes } from '../../src/render/palette.ts'
import { fillKind } from '../../src/scene/fill-kind.ts'
import { decisionOf, slowestOf, stateAfter, viewOf, writeAge } from './ledger.ts'
import { formatOf } from './plan.ts'
import recipe from './recipe.ts'

const data = {
  stream: 's',
  snapshot: 1,
  events: [
    { name: 'a', change: 5, age: 900 },
    { name: 'b', change: -2, age: 30 },
    { name: 'c', change: 4, age: 6 },
  ],
  readModels: [
    { name: 'current', applied: 3 },
    { name: 'late', applied: 1 },
    { name: 'also late', applied: 1 },
  ],
}

const draw = (changes: object) => drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', ...data, ...changes })

test('a state is the sum of the events up to a position', () => {
  expect([0, 1, 2, 3].map((count) => stateAfter(data, count))).toEqual([0, 5, 3, 7])
})

test('a read model is stale since the first event that it has not applied', () => {
  expect(viewOf(data, { name: 'late', applied: 1 })).toEqual({ shown: 5, behind: 2, stale: 30 })
  expect(viewOf(data, { name: 'current', applied: 3 })).toEqual({ shown: 7, behind: 0, stale: 0 })
  expect(slowestOf(data)?.name).toBe('late')
  expect(slowestOf({ ...data, readModels: [{ name: 'current', applied: 3 }] })).toBeUndefined()
})

test('a command is decided on all events: refused below the least state, and only there', () => {
  const decide = (change: number, least?: number) => decisionOf({ ...data, command: { name: 'take', change }, least })
  expect(decide(-8, 0)).toEqual({ state: 7, after: -1, isRefused: true })
  expect(decide(-7, 0).isRefused).toBe(false)
  expect(decide(-8).isRefused).toBe(false)
})

test('ages are in the largest unit that they fill and the next one', () => {
  expect([0, 0.5, 3, 119, 120, 7199, 8400].map(writeAge)).toEqual([
    '0 s',
    '0.5 s',
    '3 s',
    '1 min 59 s',
    '2 min',
    '1 h 59 min',
    '2 h 20 min',
  ])
  expect(writeAge(90_000)).toBe('1 d 1 h')
})

test('no word is cut in two where the page asks for narrow columns', () => {
  const drawing = draw({
    events: [{ name: 'Willkommensbonus gutgeschrieben', change: 5, age: 9_990_000 }],
    readModels: ['Newsletter-Segmentierung', 'Kundenportal', 'Kassensystem', 'Mobile App'].map((name) => ({
      name,
      applied: 0,
    })),
  })
  if (!drawing.ok) throw new Error('refused')
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split('\n') : []))
  expect(words).toEqual(expect.arrayContaining(['Willkommensbonus', 'Newsletter-', 'Segmentierung']))
  expect(drawing.scene.width).toBeLessThan(1300)
})

test('amounts of any length are whole in the handler and in the command, beside their units', () => {
  const drawing = draw({
    unit: 'Pkt',
    events: [{ name: 'a', change: 12_345_678.25, age: 5 }],
    snapshot: 0,
    readModels: [{ name: 'late', applied: 0 }],
    command: { name: 'take', change: -98_765_432.5 },
    least: 0,
  })
  if (!drawing.ok) throw new Error('refused')
  const words = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' ? each.text.replaceAll('\u00a0', ' ').split('\n') : [],
  )
  expect(words).toEqual(expect.arrayContaining(['12,345,678.25 Pkt', 'take', '−98,765,432.5']))
})

test('the accent is of one model: that in focus, or else the one that is furthest behind', () => {
  const accents = (focus?: string[]): unknown[] => {
    const drawing = draw({ focus })
    if (!drawing.ok) throw new Error('refused')
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.fill === 'accent' ? [each.text] : []))
  }
  expect(accents()).toEqual(['5', '30 s stale', '2 behind'])
  expect(accents(['current'])).toEqual(['7'])
})

test('positions beyond the log, and events out of order, are refused', () => {
  const at = (changes: object) => draw(changes)
  expect(at({ snapshot: 4 })).toMatchObject({ findings: [{ at: 'snapshot' }] })
  expect(at({ readModels: [{ name: 'x', applied: 4 }] })).toMatchObject({ findings: [{ at: 'readModels.0.applied' }] })
  expect(at({ events: [...data.events, { name: 'd', change: 1, age: 7 }] })).toMatchObject({
    findings: [{ at: 'events.3.age' }],
  })
})

test('a command has its row after the log, in the color of what is bad and not stored where it is refused', () => {
  const after = (least: number) => {
    const drawing = draw({ command: { name: 'take', change: -8 }, least })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const frame = elements.find((each) => each.type === 'path' && each.dashed === true)
    const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    return {
      stroke: frame?.type === 'path' && frame.stroke,
      says: ['4', 'not stored'].map((one) => words.includes(one)),
    }
  }
  expect(after(0)).toEqual({ stroke: 'negative', says: [true, true] })
  expect(after(-1)).toEqual({ stroke: undefined, says: [true, false] })
})

test('the row of a command is the event that it would store, or else what is asked for', () => {
  const row = (command: object): string[] => {
    const drawing = draw({ command: { name: 'take', change: -8, ...command } })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(row({ event: 'taken' })).toContain('taken')
  expect(row({ event: 'taken' })).not.toContain('take')
  expect(row({})).toContain('take')
})

test('cents are never rounded', () => {
  const format = formatOf({
    unit: '€',
    stream: 'a',
    events: [3120.55, -8.9, 49.99].map((change) => ({ name: 'booked', change, age: 1 })),
    snapshot: 0,
    readModels: [],
  })
  expect([3120.55, -8.9, 49.99].map(format.signed)).toEqual(['+€3,120.55', '−€8.90', '+€49.99'])
})

test('what goes over is said close over its line, under the name of the side that gets it', () => {
  const model = { name: 'A read model for reports', applied: 2 }
  const spot = (readModels: object[]) => {
    const drawing = draw({ readModels })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const [said, query] = ['events in order', 'Query side'].map((words) => texts.find(({ text }) => text === words))
    const feed = drawing.parts.find(({ at }) => at === '@feed')?.elements ?? []
    const tops = feed.flatMap((at) => {
      const each = drawing.scene.elements[at]
      return each?.type === 'path' ? [boundsOf(each).y] : []
    })
    return [(said?.x ?? 0) - (query?.x ?? 1), (said?.y ?? 0) - (query?.y ?? 0) > 18, Math.min(...tops) - (said?.y ?? 0)]
  }
  expect(spot([model])).toEqual([0, true, 7])
  expect(spot([model, { ...model, name: 'Another one' }])).toEqual([0, true, 7])
})

test('the line of a refused command ends in a cross before the row that is not stored, that of others in an arrow', () => {
  const arrowsInto = (least: number): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      ...recipe.sample,
      title: 'Ledger',
      subtitle: undefined,
      least,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.parts.filter(({ at }) => at === 'command').flatMap(({ elements }) => elements)
    return own.filter((each) => {
      const { type, arrow } = drawing.scene.elements[each] as { type: string; arrow?: boolean }
      return type === 'path' && arrow === true
    }).length
  }
  expect([arrowsInto(0), arrowsInto(-1000)]).toEqual([0, 1])
})

test('what a read model has applied is stronger than what it has not, in every theme', () => {
  const drawing = draw({ readModels: [{ name: 'Report', applied: 1 }], focus: ['a'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const own = drawing.parts.find(({ at }) => at === 'readModels.0')?.elements ?? []
  const fills = own
    .flatMap((at) => drawing.scene.elements[at] ?? [])
    .flatMap((each) =>
      each.type === 'path' && each.fill !== 'none' && each.fill !== undefined
        ? [fillOf(each.fill, fillKind(each.stroke ?? 'ink', each.dashed)) ?? 'page']
        : [],
    )
  const [ground = 'page', level = 'page'] = fills.slice(1)
  for (const theme of themes) {
    const colors = colorsOf({ theme, accent: 'blue' })
    expect(wcagContrast(colors[level], colors.page)).toBeGreaterThan(1.2 * wcagContrast(colors[ground], colors.page))
  }
})
