import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'
import trace from './recipe.ts'

const events = [
  { id: 'root', name: 'GET /', start: 0, duration: 100 },
  { name: 'query', parent: 'root', start: 20, duration: 60, state: 'negative' },
  { name: 'cache', parent: 'root', start: 20, duration: 10 },
]

const draw = (more: object = {}) => {
  const drawing = drawRecipe(trace as unknown as AnyRecipe, { title: 'One claim', events, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  return (at: string) =>
    (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
}

const wordsOf = (elements: ReturnType<ReturnType<typeof draw>>): string[] =>
  elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('every row has its length beside the bar and its share of the critical path at the right', () => {
  const part = draw()
  expect([0, 1, 2].map((index) => wordsOf(part(`events.${index}`)))).toEqual([
    ['GET /', '100 ms', '40'],
    ['query', '✗ 60 ms', '60'],
    ['cache', '10 ms', '–'],
  ])
  expect(wordsOf(part('@total'))).toEqual(['total', '100'])
})

test('in words, what is off the critical path is pale, as it is drawn', () => {
  const drawing = drawRecipe(trace as unknown as AnyRecipe, { title: 'One claim', events })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [pale] = draw()('events.2').flatMap((each) => ('fill' in each && each.type !== 'text' ? [each.fill] : []))
  expect([pale === undefined, drawing.scene.description.includes('hollow and pale ones are not')]).toEqual([
    false,
    true,
  ])
})

test('a service is called by the name of its group', () => {
  const groups = [{ id: 'pg', name: 'postgres' }]
  const part = draw({ groups, events: events.map((each) => ({ ...each, group: 'pg' })) })
  expect(wordsOf(part('events.1'))).toContain('postgres')
})

test('the accent leaves the critical path if the data uses it for something else', () => {
  const fills = (focus?: string[]) =>
    draw(focus === undefined ? {} : { focus })('events.0').flatMap((each) =>
      'fill' in each && each.type === 'path' ? [each.fill] : [],
    )
  expect([fills(), fills(['cache'])]).toEqual([
    ['surface', 'accent'],
    ['surface', 'muted'],
  ])
})

test('large lengths share a larger unit', () => {
  const slow = events.map((event) => ({ ...event, start: event.start * 1000, duration: event.duration * 1000 }))
  expect(wordsOf(draw({ events: slow })('events.0'))).toEqual(['GET /', '100 s', '40'])
})

test('a quoted length tints its rows and that of the span above both, not those below', () => {
  const events = [
    { id: 'p', name: 'p', start: 0, duration: 90 },
    { id: 'a', name: 'a', parent: 'p', start: 5, duration: 20 },
    { id: 'b', name: 'b', parent: 'p', start: 40, duration: 30 },
    { name: 'c', parent: 'p', start: 75, duration: 10 },
  ]
  const data = { title: 'It costs {lost}', unit: 'ms', events, spans: [{ id: 'lost', from: 'a', to: 'b', text: 'x' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [tint] = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'soft' ? [pathBounds(each.d)] : [],
  )
  expect(tint?.h).toBe(3 * 28)
  const figures = drawing.scene.elements.filter((each) => each.type === 'text' && each.size === 28)
  expect(figures).toMatchObject([{ text: '35 ms', fill: 'accent' }])
})

test('a quoted length is said beside its band where a row is free, and under a bracket where none is', () => {
  const said = (data: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const find = (text: string) => drawing.scene.elements.find((each) => each.type === 'text' && each.text === text)
    const [figure, remark, attempt] = [find('153 ms'), find('105 + 48 backoff'), find('105 ms')]
    return [figure, remark, attempt].map((each) => (each?.type === 'text' ? each.y : 0))
  }
  const [figure = 0, remark = 0, attempt = 0] = said(recipe.sample)
  expect([figure === remark, Math.abs(figure - attempt) < 8]).toEqual([true, true])
  const long = recipe.sample.events.map((each) => ('note' in each ? { ...each, note: 'x'.repeat(78) } : each))
  const [below = 0, under = 0, row = 0] = said({ ...recipe.sample, events: long })
  expect([under > below, below > row + 28]).toEqual([true, true])
})

test('what ends after its parent is noted, and the key shows a failed span as it is drawn', () => {
  const events = [
    { id: 'p', name: 'p', start: 0, duration: 90 },
    { name: 'a', parent: 'p', start: 5, duration: 20, state: 'negative' },
    { name: 'b', parent: 'p', start: 3, duration: 88 },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', unit: 'ms', events })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.map(({ at, problem }) => `${at} ${problem}`)).toContain(
    'events.2.duration it ends 1 ms after p, and is on the critical path up to there',
  )
  const { elements } = drawing.scene
  expect(
    elements.some((each) => each.type === 'text' && each.text.startsWith('On the critical path up to the end')),
  ).toBe(true)
  const filled = (scene: { elements: readonly { type: string; fill?: string }[] }) =>
    scene.elements.filter((each) => each.type !== 'text' && each.fill === 'negative').length
  expect(filled(drawing.scene as never)).toBe(0)
})

test('a moment that is marked is a line through the rows with its words over the ruler', () => {
  const drawn = draw({ marks: [{ start: 50, text: 'SLO 50 ms' }] })('marks.0')
  expect(wordsOf(drawn)).toEqual(['SLO 50 ms'])
  const [words] = drawn.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [line] = drawn.flatMap((each) => (each.type === 'path' ? [pathBounds(each.d)] : []))
  expect(line?.x).toBe(words?.x)
  expect(line?.h).toBeGreaterThan(3 * 28)
  expect(draw({ marks: [{ start: 20, end: 40, text: 'deploy' }] })('marks.0').some(({ type }) => type === 'path')).toBe(
    true,
  )
})

test('what is minor is dashed, its name steps back, and what it waited for is not its own', () => {
  const minor = events.map((each, index) => (index === 2 ? { ...each, duration: 90, state: 'muted' } : each))
  const drawn = draw({ events: minor })('events.2')
  expect(drawn.some((each) => each.type === 'path' && each.dashed === true)).toBe(true)
  expect(drawn.flatMap((each) => (each.type === 'text' && each.text === 'cache' ? [each.fill] : []))).toEqual(['muted'])
  expect(wordsOf(drawn).at(-1)).toBe('–')
  const key = wordsOf(draw({ events: minor })('@key'))
  expect(key).toContain('Minor: nobody waits for it beyond its parent')
  expect(wordsOf(draw()('@key')).join()).not.toContain('Minor')
})

test('long names take width from the bars where that saves more height, and bars keep theirs where it does not', () => {
  const at = (name: string): { lines: number; left: number } => {
    const long = Array.from({ length: 8 }, (_, index) => ({
      name: `${name} ${index}`,
      group: 'payments',
      parent: 'root',
      start: 20,
      duration: 50,
    }))
    const part = draw({ events: [...events, ...long] })
    const [bar] = part('events.0').flatMap((each) => (each.type === 'path' ? [pathBounds(each.d)] : []))
    return { lines: wordsOf(part('events.5')).length, left: bar?.x ?? 0 }
  }
  const [short, long] = [at('load'), at('PaymentClient authorize the amount attempt')]
  // A name, its service, its length and its share.
  expect([short.lines, long.lines]).toEqual([4, 5])
  expect(long.left).toBeGreaterThan(short.left + 100)
})

test('what is minor and waited for all the time is solid: a note says so, and the key has no dashes', () => {
  const all = [events[0], { name: 'back-off', parent: 'root', start: 20, duration: 60, state: 'muted' }]
  expect(wordsOf(draw({ events: all })('@key')).join()).not.toContain('Minor')
  const drawing = drawRecipe(trace as unknown as AnyRecipe, { title: 'One claim', events: all })
  expect(drawing.ok && drawing.warnings.map(({ at }) => at)).toContain('events.1.state')
})

test('only what waits for a child is in the key as that: what is off the critical path waits for nothing', () => {
  const minor = [events[0], { name: 'log', parent: 'root', start: 100, duration: 10 }]
  const [key, whole] = [minor, events].map((each) => wordsOf(draw({ events: each })('@key')))
  expect([key?.includes('Waiting for a child'), whole?.includes('Waiting for a child')]).toEqual([false, true])
})
