import { describe, expect, test } from 'vitest'
import type { Box, Element, Line } from '../../src/scene/scene.ts'
import { drawInNotation, drawnGraph } from '../../test/drawn-graph.ts'
import { markKinds, nodeKinds } from '../data/graph-kinds.ts'
import type { AnyNotation } from './notation.ts'
import { plain } from './vocabulary.ts'

const notation: AnyNotation = {
  kinds: ['step', 'store'],
  nodes: { step: { shape: 'box', text: 'Step' }, store: { shape: 'cylinder', text: 'Store' } },
  edgeKinds: ['next'],
  edges: { next: { text: 'Next' } },
}

const boxOf = (elements: Element[]): Box => {
  const box = elements.find((each): each is Box => each.type === 'box')
  if (box === undefined) throw new Error('no box')
  return box
}

const lineOf = (elements: Element[]): Line => {
  const line = elements.find((each): each is Line => each.type === 'line')
  if (line === undefined) throw new Error(`no line in ${JSON.stringify(elements)}`)
  return line
}

describe('kinds', () => {
  test.each(nodeKinds)('a %s is drawn in the plain notation, with its name unless it is a mark', (kind) => {
    const isMark = markKinds.includes(kind)
    const { words, warnings } = drawnGraph({
      nodes: [{ id: 'one', ...(isMark ? {} : { name: 'One name' }), kind }, { name: 'Two' }],
      edges: [{ from: 'one', to: 'Two' }],
    })
    // In a circle it has two lines.
    expect(words.join(' ').includes('One name')).toBe(!isMark)
    expect(warnings).toEqual([])
  })

  test('those that a notation lacks are drawn plainly: a note for each kind, and its meaning in the key', () => {
    const { warnings, part, words } = drawnGraph(
      {
        nodes: [
          { name: 'A' },
          { name: 'B', kind: 'cloud' },
          { name: 'C', kind: 'document' },
          { name: 'D', kind: 'cloud' },
        ],
        edges: [{ from: 'A', to: 'B', kind: 'optional' }],
        groups: [{ name: 'G', kind: 'zone' }, { name: 'H' }],
      },
      notation,
    )
    expect(warnings).toEqual([
      {
        level: 'note',
        at: 'nodes.1.kind',
        problem: '"cloud" is drawn plainly; kinds of nodes here are step, store',
      },
      {
        level: 'note',
        at: 'nodes.2.kind',
        problem: '"document" is drawn plainly; kinds of nodes here are step, store',
      },
      { level: 'note', at: 'edges.0.kind', problem: '"optional" is drawn plainly; kinds of edges here are next' },
      { level: 'note', at: 'groups.0.kind', problem: 'this diagram has no kinds of groups; "zone" is drawn plainly' },
    ])
    expect(part('nodes.1')[0]).toMatchObject({ type: 'path' })
    expect(part('edges.0')[0]).toMatchObject({ dashed: true })
    expect(words).toEqual(expect.arrayContaining(['Document', 'Has a fallback']))
    expect(words).not.toContain('Cloud')
  })

  test('words outside of the vocabulary are refused with the kinds of the notation', () => {
    expect(drawInNotation({ title: 'A', nodes: [{ name: 'A', kind: 'dbase' }], edges: [] }, notation)).toEqual({
      ok: false,
      findings: [{ at: 'nodes.0.kind', problem: 'must be one of "step", "store", got "dbase"' }],
    })
  })
})

test('names, words and titles are drawn in the lines that they are written in', () => {
  const { part } = drawnGraph({
    nodes: [{ name: 'Card\npayment', group: 'All of it' }, { name: 'Ledger' }],
    groups: [{ name: 'All of\nit' }],
    edges: [{ from: 'Card payment', to: 'Ledger', text: 'books\nat once' }],
  })
  const wordsOf = (at: string): string[] => part(at).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(wordsOf('nodes.0')).toEqual(['Card', 'payment'])
  expect(wordsOf('edges.0')).toEqual(['books', 'at once'])
  expect(wordsOf('groups.0')).toEqual(['All of', 'it'])
})

describe('edges', () => {
  const nodes = [{ name: 'A' }, { name: 'B' }]
  const drawn = (edge: object): Element[] =>
    drawnGraph({ nodes, direction: 'right', edges: [{ from: 'A', to: 'B', ...edge }] }).part('edges.0')

  test('have a stroke of their own, or that of their kind', () => {
    expect(drawn({ kind: 'optional' })).toMatchObject([{ dashed: true, arrow: true }])
    expect(drawn({ kind: 'optional', stroke: 'solid' })).toEqual([expect.not.objectContaining({ dashed: true })])
    expect(drawn({ stroke: 'dashed' })).toMatchObject([{ dashed: true }])
    expect(drawn({ stroke: 'thick' })).toMatchObject([
      { stroke: 'ink', arrow: true },
      { stroke: 'ink', type: 'path' },
    ])
    // The dashes of what is bad say so without color.
    expect(drawn({ stroke: 'thick', state: 'negative' })).toEqual([
      expect.objectContaining({ stroke: 'negative', dashed: true }),
    ])
  })

  test('have ends of their own', () => {
    expect(drawn({ head: 'none' })).toEqual([expect.not.objectContaining({ arrow: true })])
    expect(drawn({ head: 'circle' })).toMatchObject([
      { type: 'path' },
      { d: expect.stringContaining('A6 6') as string },
    ])
    expect(drawn({ head: 'cross' })).toHaveLength(2)
    expect(drawn({ head: 'triangle', tail: 'filled-diamond' })).toHaveLength(3)
  })

  test('with arrows at both ends are two strokes that part in the middle; at the start alone, one the other way', () => {
    const [back, forth, ...rest] = drawn({ tail: 'arrow' }) as Line[]
    expect(rest).toEqual([])
    expect([back?.arrow, forth?.arrow]).toEqual([true, true])
    expect([back?.x, back?.y]).toEqual([forth?.x, forth?.y])
    expect(Number(back?.x2)).toBeLessThan(Number(forth?.x2))
    const only = lineOf(drawn({ tail: 'arrow', head: 'none' }))
    expect(only.arrow).toBe(true)
    expect(only.x2).toBeLessThan(only.x)
  })
})

describe('groups', () => {
  const nodes = [{ name: 'Away' }, { name: 'In' }, { name: 'Deep', group: 'Inner' }, { name: 'First', group: 'Outer' }]
  const groups = [{ name: 'Outer' }, { name: 'Inner', group: 'Outer' }]

  test('an edge to a group ends at its border, and one from a group begins there', () => {
    const { part } = drawnGraph({
      direction: 'right',
      nodes,
      groups,
      edges: [
        { from: 'Away', to: 'Outer' },
        { from: 'Inner', to: 'In' },
      ],
    })
    const [outer, inner] = [boxOf(part('groups.0')), boxOf(part('groups.1'))]
    const points = (at: string): [number, number][] => {
      const [stroke] = part(at)
      const words =
        stroke?.type === 'path'
          ? stroke.d
          : stroke?.type === 'line'
            ? `M ${stroke.x} ${stroke.y} L ${stroke.x2} ${stroke.y2}`
            : ''
      const numbers = words.match(/-?[\d.]+/g)?.map(Number) ?? []
      return [
        [numbers[0] ?? 0, numbers[1] ?? 0],
        [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0],
      ]
    }
    const isOn = ({ x, y, w, h }: Box, [px = 0, py = 0]: [number, number] | [] = []): boolean =>
      (px === x || px === x + w || py === y || py === y + h) && px >= x && px <= x + w && py >= y && py <= y + h
    expect(isOn(outer, points('edges.0').at(-1))).toBe(true)
    expect(isOn(inner, points('edges.1').at(0))).toBe(true)
  })

  test('a group that holds nothing is drawn as well', () => {
    const { part } = drawnGraph({
      nodes: [{ name: 'A' }],
      groups: [{ name: 'Empty', group: 'Outer' }, { name: 'Outer' }],
      edges: [{ from: 'A', to: 'Empty' }],
    })
    expect(boxOf(part('groups.0')).w).toBeGreaterThan(40)
    expect(part('groups.0').some((each) => each.type === 'text' && each.text === 'Empty')).toBe(true)
  })

  test('both titles of a group that holds nothing have room', () => {
    const { warnings, part } = drawnGraph({
      nodes: [{ name: 'A' }],
      groups: [{ name: 'Node 2', note: 'in another zone' }],
    })
    const [name, note] = part('groups.0').filter((each) => each.type === 'text')
    expect([name?.text, note?.text]).toEqual(['Node 2', 'in another zone'])
    expect(warnings).toEqual([])
  })

  test('a node goes before a group of its name', () => {
    const { part } = drawnGraph({
      direction: 'right',
      nodes: [{ name: 'A' }, { name: 'B', group: 'A' }],
      groups: [{ name: 'A' }],
      edges: [{ from: 'B', to: 'A' }],
    })
    const { x, y, w, h } = boxOf(part('nodes.0'))
    const { x2, y2 } = lineOf(part('edges.0'))
    expect(x2 >= x && x2 <= x + w && y2 >= y && y2 <= y + h).toBe(true)
  })
})

describe('direction', () => {
  const nodes = ['A', 'B', 'C'].map((name) => ({ name }))
  const edges = [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
  ]
  const places = (direction: string, own: AnyNotation) => {
    const { part } = drawnGraph({ nodes, edges, direction }, own)
    return nodes.map((_, index) => boxOf(part(`nodes.${index}`)))
  }
  const spine: AnyNotation = { ...notation, layout: { spine: true } }
  const cells = { A: [1, 1], B: [2, 1], C: [3, 1] } as const

  test.each([
    ['of a plain notation', plain as unknown as AnyNotation],
    ['of a spine', spine],
    ['of cells that lie the other way', { ...notation, layout: { direction: 'right' }, cells }],
  ] as const)('is that of the data, %s', (_, own) => {
    const down = places('down', own as AnyNotation)
    expect(new Set(down.map(({ x }) => x)).size).toBe(1)
    expect(down[0]?.y).toBeLessThan(down[2]?.y ?? 0)
    const right = places('right', own as AnyNotation)
    expect(new Set(right.map(({ y }) => y)).size).toBe(1)
    expect(right[0]?.x).toBeLessThan(right[2]?.x ?? 0)
  })

  test('lanes lie along it', () => {
    const lanes: AnyNotation = {
      ...notation,
      groupKinds: ['lane'],
      groups: { lane: { look: 'panel' } },
      layout: { lanes: 'rows' },
    }
    const inLanes = nodes.map((node, index) => ({ ...node, group: `L${index % 2}` }))
    const at = (direction: object) => {
      const { part } = drawnGraph(
        { nodes: inLanes, groups: [{ name: 'L0' }, { name: 'L1' }], edges, ...direction },
        lanes,
      )
      return [0, 1].map((index) => part(`groups.${index}`)[0])
    }
    const starts = (elements: (Element | undefined)[], index: number) =>
      elements.map((each) => (each?.type === 'path' ? Number(each.d.match(/-?[\d.]+/g)?.[index]) : Number.NaN))
    expect(new Set(starts(at({}), 0)).size).toBe(1)
    expect(new Set(starts(at({ direction: 'down' }), 1)).size).toBe(1)
    expect(new Set(starts(at({ direction: 'down' }), 0)).size).toBe(2)
  })

  test('bars stand across lanes in rows, also with words under them', () => {
    const lanes: AnyNotation = {
      ...notation,
      groupKinds: ['lane'],
      groups: { lane: { look: 'panel' } },
      nodes: { ...notation.nodes, step: { shape: 'bar', captioned: true } },
      layout: { lanes: 'rows' },
    }
    const inLanes = nodes.map((node) => ({ ...node, kind: 'step', group: 'L' }))
    const { w, h } = boxOf(drawnGraph({ nodes: inLanes, groups: [{ name: 'L' }], edges }, lanes).part('nodes.0'))
    expect(h).toBeGreaterThan(w)
  })
})

test('a pin holds a node at its place; two at one place are refused', () => {
  const nodes = ['A', 'B', 'C'].map((name) => ({ name }))
  const edges = [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
  ]
  const pinned = nodes.map((node, index) => (index === 2 ? { ...node, at: [1, 1] } : { ...node, at: [index + 1, 2] }))
  const { part } = drawnGraph({ nodes: pinned, edges })
  const [first, , last] = nodes.map((_, index) => boxOf(part(`nodes.${index}`)))
  expect(last?.y).toBeLessThan(first?.y ?? 0)
  expect(last?.x).toBe(first?.x)
  const twice = nodes.map((node) => ({ ...node, at: [2, 1] }))
  expect(drawInNotation({ title: 'A', nodes: twice.slice(0, 2), edges: [] }, notation)).toEqual({
    ok: false,
    findings: [{ at: 'nodes.1.at', problem: '"A" is at 2, 1 already; pin "B" somewhere else' }],
  })
})

test('what is in focus changes colors, not places', () => {
  const nodes = ['Hub', 'A', 'B', 'C', 'D'].map((name) => ({ name }))
  const edges = ['A', 'B', 'C', 'D'].map((to) => ({ from: 'Hub', to }))
  const places = (focus: string[]) => {
    const { part } = drawnGraph({
      nodes: nodes.map((each) => ({ ...each, id: each.name.toLowerCase() })),
      edges: edges.map((edge) => ({ ...edge, id: `to-${edge.to.toLowerCase()}` })),
      focus,
    })
    return nodes.map((_, index) => {
      const { x, y, w, h } = boxOf(part(`nodes.${index}`))
      return { x, y, w, h }
    })
  }
  expect(places(['to-c'])).toEqual(places([]))
  expect(places(['b', 'to-b', 'to-d'])).toEqual(places([]))
})

test('lines of a node are in a compartment under its name', () => {
  const { part } = drawnGraph({ nodes: [{ name: 'Job', lines: ['id: uuid', 'state: text'] }] })
  expect(part('nodes.0').map((each) => (each.type === 'text' ? each.text : each.type))).toEqual([
    'box',
    'path',
    'Job',
    'line',
    'id: uuid',
    'state: text',
  ])
})
