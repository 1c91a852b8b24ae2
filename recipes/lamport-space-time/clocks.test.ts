import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { clocked, isOnPath, readSpace, relationTo, type SpaceEvent, writeClock } from './clocks.ts'
import recipe from './recipe.ts'
import { sidesOf } from './sides.ts'

const processes = [{ name: 'P' }, { name: 'Q' }, { name: 'R' }]
const event = (name: string, at: string, from?: string): SpaceEvent => ({ name, at, from })

// Two messages to Q, which sends one on to R; `alone` is on R before it.
const events = [
  event('p1', 'P'),
  event('r1', 'R'),
  event('q1', 'Q', 'p1'),
  event('p2', 'P'),
  event('q2', 'Q', 'r1'),
  event('q3', 'Q'),
  event('r2', 'R', 'q3'),
]

test('each event counts itself, a receipt has the larger counts of both sides', () => {
  expect(clocked({ processes, events }).map(writeClock)).toEqual([
    '[1,0,0]',
    '[0,0,1]',
    '[1,1,0]',
    '[2,0,0]',
    '[1,2,1]',
    '[1,3,1]',
    '[1,3,2]',
  ])
})

test('an event is before what it or a message of it leads to, and concurrent with what no message joins', () => {
  const [p1, r1, q1, p2, , q3, r2] = clocked({ processes, events })
  expect([relationTo(p1!, r2!), relationTo(r2!, p1!), relationTo(q1!, q1!)]).toEqual(['before', 'after', 'same'])
  expect([relationTo(p1!, r1!), relationTo(p2!, q3!), relationTo(q3!, p2!)]).toEqual(Array(3).fill('concurrent'))
})

test('past, future and what is concurrent add up; the first concurrent event is compared unless one is named', () => {
  const space = readSpace({ processes, events, of: 'q1' })
  expect((['before', 'after', 'concurrent', 'same'] as const).map(space.count)).toEqual([1, 3, 2, 1])
  expect(space.against?.event.item.name).toBe('r1')
  expect(readSpace({ processes, events, of: 'q1', against: 'r2' }).against?.relation).toBe('after')
  expect(readSpace({ processes, events: events.slice(0, 1), of: 'p1' }).against).toBeUndefined()
})

test('words are where no message is, beyond one that comes, before one that goes', () => {
  const all = clocked({ processes, events })
  const sides = all.map((each) => sidesOf(each, all)[0])
  expect(sides[0]).toEqual({ isOver: true, align: 'middle' })
  expect(sides[1]).toEqual({ isOver: false, align: 'middle' })
  const middle = clocked({ processes, events: [event('q', 'Q'), event('p', 'P', 'q'), event('r', 'R', 'q')] })
  expect(sidesOf(middle[0]!, middle)[0]).toEqual({ isOver: true, align: 'end' })
  const relay = clocked({ processes, events: [event('p', 'P'), event('q', 'Q', 'p'), event('r', 'R', 'q')] })
  expect(sidesOf(relay[1]!, relay)[0]).toEqual({ isOver: true, align: 'start' })
})

test('clocks of five and six processes are in one line, and nothing is crossed where the page is only too narrow', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const data = {
    title: 'A claim',
    processes: names.map((name) => ({ name })),
    of: 'e1',
    events: Array.from({ length: 14 }, (_, index) => ({ name: `e${index}`, at: 'A' })),
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('[14,0,0,0,0,0]')
  expect(drawing.warnings.filter(({ problem }) => problem.includes('crossed'))).toEqual([])
})

test('what has no event before it has no past in the picture', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    processes: [{ name: 'a' }, { name: 'b' }],
    of: 'write',
    events: [
      { name: 'write', at: 'a' },
      { name: 'read', at: 'b', from: 'write' },
    ],
  })
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words.filter((each) => /^Before(?: write)?:/.test(each))).toEqual([])
  expect(words.some((each) => each.startsWith('After'))).toBe(true)
})

test('what is concurrent has the tint, with how many events that are', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const partOf = (at: string) =>
    drawing.parts
      .filter((part) => part.at === at)
      .flatMap(({ elements }) => elements.map((each) => drawing.scene.elements[each]))
  expect(partOf('@concurrent-zone')).toMatchObject([{ fill: 'soft' }])
  expect(partOf('@concurrent')).toMatchObject([{ text: '3', size: 28 }, { text: 'concurrent' }])
})

test('steps of a process are as strong as the messages of the path that they join', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const lines = drawing.scene.elements.flatMap((each) => (each.type === 'line' && each.stroke === 'ink' ? [each] : []))
  const level = lines.filter(({ y, y2 }) => y === y2 && y < 450).map(({ x, x2, y }) => [x, x2, y])
  expect(level).toEqual([
    [547, 681, 280],
    [283, 354, 392],
    [374, 737, 392],
  ])
  // Past to future past the event is not through it.
  expect([isOnPath('before', 'after'), isOnPath('before', 'same'), isOnPath('after', 'after')]).toEqual([
    false,
    true,
    true,
  ])
  expect([isOnPath('concurrent', 'concurrent'), isOnPath('concurrent', 'after')]).toEqual([false, false])
})

test('how many events are concurrent is over none of several bars', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const figure = drawing.scene.elements.find((each) => each.type === 'text' && each.size === 28)
  // Between the bars, whose facing edges are at 180 and 268.
  expect(figure).toMatchObject({ text: '3', y: 234 })
})

test('words that two messages cross get past both at once', () => {
  const events = [
    { name: 'put x=1', at: 'P' },
    { name: 'put x=2', at: 'T' },
    { id: 'a1', name: 'store x=1', at: 'Q', from: 'put x=1' },
    { id: 'c1', name: 'store x=2', at: 'S', from: 'put x=2' },
    { id: 'b1', name: 'replicate x=1', at: 'R', from: 'a1' },
    { id: 'c2', name: 'replicate x=1', at: 'S', from: 'a1' },
    { id: 'b2', name: 'replicate x=2', at: 'R', from: 'c1' },
    { id: 'a2', name: 'replicate x=2', at: 'Q', from: 'c1' },
  ]
  const all = ['P', 'Q', 'R', 'S', 'T'].map((name) => ({ name }))
  const data = { title: 'A claim', processes: all, of: 'put x=1', events }
  expect(drawRecipe(recipe as unknown as AnyRecipe, data)).toMatchObject({ ok: true, warnings: [] })
})
