import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { stageOf } from './map.ts'
import recipe from './recipe.ts'

const part = (name: string, evolution: number, rest: object = {}) => ({ name, visibility: 0.5, evolution, ...rest })

const draw = (parts: object[], links: object[] = [], rest: object = {}) =>
  drawRecipe(recipe as unknown as AnyRecipe, { title: '{bought} of {built}, {moving} move', parts, links, ...rest })

test('a boundary belongs to the later stage, and the end of the axis to the last', () => {
  expect([0, 0.174, 0.175, 0.399, 0.4, 0.7, 1].map(stageOf)).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('what is bought was built and crosses into product or commodity; users are not counted', () => {
  const drawing = draw([
    part('users', 0.1, { kind: 'user' }),
    part('a', 0.1, { to: 0.3 }),
    part('b', 0.3, { to: 0.4 }),
    part('c', 0.5, { to: 0.9 }),
    part('d', 0.2, { to: 0.39 }),
  ])
  expect(drawing.ok && drawing.scene.title).toContain('1 of 3, 4 move')
  const arrows = drawing.ok ? drawing.scene.elements.filter((each) => each.type === 'line' && each.arrow) : []
  // One of them is in the key.
  expect(arrows).toHaveLength(5)
})

test('a link has an arrow where it leads up or is level, and the key says what that means', () => {
  const ends = [
    part('low', 0.2, { visibility: 0.1 }),
    part('high', 0.8, { visibility: 0.9 }),
    part('level', 0.5, { visibility: 0.89 }),
  ]
  const arrows = [
    { from: 'high', to: 'low' },
    { from: 'low', to: 'high' },
    { from: 'high', to: 'level' },
  ].map((link) => {
    const drawing = draw(ends, [link])
    if (!drawing.ok) throw new Error('refused')
    const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    const key = words.filter((each) => each.startsWith('Needs'))
    return [
      drawing.scene.elements.filter((each) => (each.type === 'line' || each.type === 'path') && each.arrow).length,
      ...key,
    ]
  })
  const pointed = [2, 'Needs what it points to']
  expect(arrows).toEqual([[0, 'Needs what it leads down to'], pointed, pointed])
})

test('a word is not cut, however long, and a leader is lighter than a link', () => {
  const parts = [
    part('Stammdatenverwaltungsprogramm', 0.45),
    ...[0.4, 0.43, 0.47, 0.5].flatMap((evolution, index) =>
      [0.45, 0.5, 0.55].map((visibility, row) => part(`Part ${index} ${row}`, evolution + 0.001, { visibility })),
    ),
  ]
  const drawing = draw(parts)
  if (!drawing.ok) throw new Error('refused')
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('Stammdatenverwaltungsprogramm')
  const isLeader = (each: (typeof drawing.scene.elements)[number]): boolean =>
    each.type === 'line' && each.x !== each.x2 && each.y !== each.y2
  const leaders = drawing.scene.elements.filter(isLeader)
  expect(leaders.length).toBeGreaterThan(0)
  expect(leaders.every((each) => each.type === 'line' && each.stroke === 'rule')).toBe(true)
})

test('names at the right edge stay in the frame', () => {
  const names = ['Archivsystem', 'Registratur']
  const drawing = draw(names.map((name, index) => part(name, 0.9, { visibility: 0.3 + 0.3 * index })))
  if (!drawing.ok) throw new Error('refused')
  expect(drawing.warnings).toEqual([])
  const ends = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && names.includes(each.text) ? [each.align] : [],
  )
  expect(ends).toEqual(['end', 'end'])
})

test('focus colors and moves nothing', () => {
  const parts = [part('users', 0.4, { kind: 'user', visibility: 1 }), part('a', 0.3, { to: 0.6 }), part('b', 0.35)]
  const places = (focus: string[]) => {
    const drawing = draw(parts, [{ from: 'users', to: 'a' }], { focus })
    if (!drawing.ok) throw new Error('refused')
    return drawing.scene.elements.flatMap((each) => (each.type === 'circle' ? [`${each.x} ${each.y}`] : [])).toSorted()
  }
  expect(places(['a'])).toEqual(places(['b']))
})

test('users do not evolve, and nothing needs itself', () => {
  const drawing = draw(
    [part('u', 0.1, { kind: 'user', to: 0.3 }), part('a', 0.1, { to: 0.1 })],
    [{ from: 'a', to: 'a' }],
  )
  expect(!drawing.ok && drawing.findings.map(({ at }) => at)).toEqual(['links.0.to', 'parts.0.to', 'parts.1.to'])
})

test('names are in narrower lines and in frames where that leaves none out; an arrow that has no room is said', () => {
  const parts = [
    part('Strong authentication', 0.58, { visibility: 0.7 }),
    part('SMS gateway', 0.9, { visibility: 0.44 }),
    part('Push notifications', 0.86, { visibility: 0.46 }),
    part('SEPA clearing (TIPS)', 0.82, { visibility: 0.4 }),
    part('Event streaming', 0.66, { visibility: 0.33, to: 0.8 }),
    part('PostgreSQL', 0.78, { visibility: 0.25 }),
    part('Kubernetes', 0.74, { visibility: 0.18, to: 0.88 }),
    part('Data center Nürnberg', 0.48, { visibility: 0.02 }),
    part('Public cloud', 0.93, { visibility: 0.05 }),
    part('Electricity', 1, { visibility: 0 }),
  ]
  const links = [
    ['Strong authentication', 'SMS gateway'],
    ['Strong authentication', 'Push notifications'],
    ['Strong authentication', 'Event streaming'],
    ['Event streaming', 'SEPA clearing (TIPS)'],
    ['PostgreSQL', 'Kubernetes'],
    ['Kubernetes', 'Public cloud'],
    ['Public cloud', 'Electricity'],
    ['Data center Nürnberg', 'Electricity'],
  ].map(([from, to]) => ({ from, to }))
  const drawing = draw(parts, links)
  if (!drawing.ok) throw new Error('refused')
  // No name is left out; the line from what is strong to its gateway passes another circle.
  expect(drawing.warnings.map(({ at, problem }) => `${at} ${problem}`)).toEqual([
    'links.0 passes through Push notifications, as if it began there; move one of them',
  ])
  const near = draw([part('a', 0.5, { to: 0.51 }), part('b', 0.2)])
  expect(near.ok && near.warnings.map(({ at, problem }) => `${at} ${problem}`)).toEqual([
    'parts.0.to is too near for an arrow',
  ])
})

test('two parts at one place are said, as one circle is both', () => {
  const drawing = draw([part('a', 0.5), part('b', 0.5), part('c', 0.5, { visibility: 0.8 })])
  expect(drawing.ok && drawing.warnings.map(({ at, problem }) => `${at} ${problem}`)).toEqual([
    'parts.1.evolution is where "a" is, so that one circle is both; move one',
  ])
})

test('stages are apart by dashed lines where they begin, and what is built is solid, in focus too', () => {
  const drawing = draw([part('a', 0.1), part('b', 0.3), part('c', 0.9)], [], { focus: ['b', 'c'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const limits = elements.flatMap((each) =>
    each.type === 'path' && each.dashed ? [Number(/[\d.]+/.exec(each.d)?.[0])] : [],
  )
  expect(limits).toHaveLength(3)
  const [custom = 0, product = 0, commodity = 0] = limits
  expect((commodity - product) / (product - custom)).toBeCloseTo((0.7 - 0.4) / (0.4 - 0.175), 1)
  const circles = elements.flatMap((each) =>
    each.type === 'circle' ? [`${each.fill ?? 'surface'} ${each.stroke}`] : [],
  )
  // The last two are in the key, which shows both colors of what is built.
  expect(circles).toEqual(['ink ink', 'accent accent', 'surface accent', 'ink ink', 'accent accent'])
})

test('a line through the circle of another part is told, one that passes beside it is not', () => {
  const from = part('from', 0.2, { visibility: 0.9 })
  const passes = (visibility: number) => {
    const drawing = draw(
      [from, part('between', 0.5, { visibility }), part('to', 0.8, { visibility: 0.1 })],
      [{ from: 'from', to: 'to' }],
    )
    return drawing.ok ? drawing.warnings.map(({ at, problem }) => `${at} ${problem}`) : []
  }
  expect(passes(0.5)).toEqual(['links.0 passes through between, as if it began there; move one of them'])
  // 400 px from top to bottom, and a radius of 7.
  expect([passes(0.515), passes(0.55)].map((each) => each.length)).toEqual([1, 0])
})
