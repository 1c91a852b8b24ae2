import { expect, test } from 'vitest'
import { boxes, call, lines, participants, scene, textOf } from '../../test/sequence-drawing.ts'

test('a frame surrounds its contents, an inner one 16 px inside the outer', () => {
  const inner = { kind: 'opt', text: 'cached', messages: [call('API', 'Store')] }
  const { elements } = scene({
    participants,
    messages: [{ kind: 'loop', text: 'until OK', messages: [call('API', 'Store', { id: 'first' }), inner] }],
  })
  const [outside, inside] = boxes(elements).filter(({ stroke }) => stroke === 'rule')
  // An area in an area is of another ground.
  expect([outside?.fill, inside?.fill]).toEqual([undefined, 'rule'])
  expect([(inside?.x ?? 0) - (outside?.x ?? 0), textOf(elements, '[until OK]').size]).toEqual([16, 14])
  expect((outside?.y ?? 0) + (outside?.h ?? 0) - (inside?.y ?? 0) - (inside?.h ?? 0)).toBe(16)
})

test('branches in a frame reach to its right edge, what has none ends with its contents', () => {
  const [alt, opt] = [[{ text: 'else', messages: [call('API', 'Client')] }], []].map((others) => ({
    kind: others.length > 0 ? 'alt' : 'opt',
    text: 'new',
    messages: [call('API', 'Client')],
    else: others,
  }))
  const { elements } = scene({
    participants,
    messages: [{ kind: 'loop', text: 'until OK', messages: [call('API', 'Store'), alt, opt] }],
  })
  const ends = boxes(elements).flatMap(({ x, w, stroke }) => (stroke === 'rule' ? [x + w] : []))
  const [outer = 0, branches, short = 0] = ends
  expect(branches).toBe(outer - 16)
  expect(short).toBeLessThan(outer - 16)
})

test('a loop has the bounds of its guard in its tab, as UML writes them', () => {
  const loop = { kind: 'loop', text: '(1, 3) no answer yet', messages: [call('Client', 'API')] }
  const { elements } = scene({ participants, messages: [loop] })
  const said = elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect([said.includes('loop(1,3)'), said.includes('[no answer yet]')]).toEqual([true, true])
})

test('bounds without words after them are no guard', () => {
  const loop = { kind: 'loop', text: '(3, 3)', messages: [call('Client', 'API')] }
  const { elements, description } = scene({ participants, messages: [loop] })
  const said = elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(said).toContain('loop(3)')
  expect(said.filter((each) => each.startsWith('['))).toEqual([])
  expect(description).toContain('loop, 3 times')
})

test('branches are separated by a dashed line across the whole frame, each with its guard', () => {
  const { elements } = scene({
    participants,
    messages: [
      {
        kind: 'alt',
        text: 'found',
        messages: [call('API', 'Store')],
        else: [{ text: 'else', messages: [call('Store', 'API')] }],
      },
    ],
  })
  const frame = boxes(elements).find(({ stroke }) => stroke === 'rule')
  const separator = lines(elements).find(({ y, y2, dashed, arrow }) => y === y2 && dashed && !arrow)
  expect([separator?.x, separator?.x2]).toEqual([frame?.x, (frame?.x ?? 0) + (frame?.w ?? 0)])
  expect(textOf(elements, '[else]').y).toBeGreaterThan(separator?.y ?? 0)
})

test('frames beside each other in a frame begin at one edge, however wide their tabs are; one at another lifeline does not', () => {
  const frame = (kind: string, from: string) => ({ kind, text: 'new', messages: [call(from, 'Store')] })
  const inner = [frame('critical', 'Client'), frame('opt', 'Client'), frame('opt', 'API')]
  const { elements } = scene({ participants, messages: [{ kind: 'loop', text: 'until OK', messages: inner }] })
  const [, wide, narrow, other] = boxes(elements).flatMap(({ x, stroke }) => (stroke === 'rule' ? [x] : []))
  expect(narrow).toBe(wide)
  expect(other).toBeGreaterThan(wide ?? 0)
})

test('no outermost head juts out of a frame around its lifeline, which needs no more room for it', () => {
  const wide = [{ name: 'Client', note: 'of a long name' }, { name: 'API' }, { name: 'Store' }]
  const frame = (kind: string) => ({ kind, text: 'new', messages: [call('Client', 'Store')] })
  for (const kind of ['loop', 'zone']) {
    const { elements } = scene({ participants: wide, messages: [frame(kind)] })
    const [around, first, , last] = [
      boxes(elements).find(({ stroke }) => stroke === 'rule'),
      ...boxes(elements).filter(({ y }) => y === Math.min(...boxes(elements).map((each) => each.y))),
    ]
    expect(around?.x).toBeLessThanOrEqual(first?.x ?? 0)
    expect((around?.x ?? 0) + (around?.w ?? 0)).toBe((last?.x ?? 0) + (last?.w ?? 0))
  }
})
