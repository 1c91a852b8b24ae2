/**
 * Layouts as they are: a change of the engine that moves anything shows here, graph by graph, before it shows in pictures.
 * Whether what moved is better is for eyes and for the benchmarks; `LAYOUTS=write npx vitest run layout/known-layouts.test.ts`
 * then writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Draw, drawing } from '../test/themed-graphs.ts'
import { layoutGraph } from './layout.ts'
import type { Layout, LayoutEdge, LayoutGraph, LayoutNode, LayoutOptions, Side, Size } from './model/graph.ts'

const outlines = ['box', 'rounded', 'diamond', 'circle', 'ellipse', 'disk', 'pill', 'person', 'bar'] as const
const sides: readonly Side[] = ['top', 'right', 'bottom', 'left']

const sizeOf = (draw: Draw): Size => ({ w: 64 + 16 * draw(8), h: 32 + 16 * draw(4) })
const wordsOf = (draw: Draw): Size => ({ w: 24 + 8 * draw(10), h: 20 * (1 + draw(2)) })

/** One in `often` has it. */
const some = <Kind>(draw: Draw, often: number, value: () => Kind): Kind | undefined =>
  draw(often) === 0 ? value() : undefined

const given = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

const nodeOf = (draw: Draw, index: number, groups: number): LayoutNode => {
  const size = sizeOf(draw)
  return {
    id: `n${index}`,
    ...size,
    ...given({
      group: groups === 0 ? undefined : some(draw, 2, () => `g${draw(groups)}`),
      outline: some(draw, 3, () => outlines[draw(outlines.length)]),
      narrower: some(draw, 3, () => [{ w: Math.max(48, size.w - 32), h: size.h + 16 }]),
      closed: some(draw, 9, () => sides[draw(4)]),
      hangs: some(draw, 9, () => true),
    }),
  } as LayoutNode
}

const edgeOf = (draw: Draw, count: number): LayoutEdge => {
  const [from, to] = [draw(count), draw(count)]
  return {
    from: `n${from}`,
    to: `n${to}`,
    ...given({
      label: some(draw, 2, () => wordsOf(draw)),
      back: some(draw, 7, () => true),
      link: some(draw, 9, () => true),
      ends: some(draw, 7, () => [wordsOf(draw), undefined] as const),
      trunk: some(draw, 4, () => 'a'),
      look: some(draw, 3, () => 'solid'),
      run: some(draw, 6, () => 36),
      fromPort: some(draw, 9, () => ({ side: sides[draw(4)] ?? 'top', offset: 'middle' as const })),
      toPort: some(draw, 9, () => ({ side: 'beside' as const })),
    }),
  } as LayoutEdge
}

/** Graphs of 4 to 13 nodes with whatever a graph can have. */
const graphOf = (seed: number): LayoutGraph => {
  const draw = drawing(seed)
  const [count, groups] = [4 + draw(10), draw(4)]
  return {
    nodes: Array.from({ length: count }, (_, index) => nodeOf(draw, index, groups)),
    edges: Array.from({ length: count + draw(5) }, () => edgeOf(draw, count)),
    groups: Array.from({ length: groups }, (_, index) => ({
      id: `g${index}`,
      ...given({
        parent: index === 0 ? undefined : some(draw, 3, () => `g${index - 1}`),
        head: some(draw, 2, () => ({ w: 96, h: 36 })),
        aside: some(draw, 5, () => ({ w: 64, h: 36 })),
        direction: some(draw, 5, () => 'right' as const),
      }),
    })),
  }
}

/** Every option is tried by some graph. */
const options: readonly LayoutOptions[] = [
  {},
  { direction: 'down' },
  { direction: 'right' },
  { strict: true, direction: 'right' },
  { spine: true },
  { aspect: 16 / 9 },
  { maxWidth: 480 },
  { tight: true },
  { largest: { w: 640, h: 640 } },
  { lanes: 'rows' },
  { cells: { n0: [2, 1], n1: [1, 2], n2: [3, 2], n3: [2, 3] } },
]

/** A layout in few words: places of nodes, groups and words, and points of edges. */
const written = ({ nodes, groups, edges, bounds, joints, crowded }: Layout): object => {
  const rect = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string => `${x},${y} ${w}×${h}`
  const all = (rects: Layout['nodes']) => Object.fromEntries([...rects].map(([id, each]) => [id, rect(each)]))
  return {
    bounds: rect(bounds),
    nodes: all(nodes),
    groups: all(groups),
    edges: edges.map(({ points, label, ends = [], joins }) =>
      [
        points.map(({ x, y }) => `${x},${y}`).join(' '),
        ...[label, ...ends].flatMap((words) => (words === undefined ? [] : `${rect(words)} ${words.align}`)),
        ...(joins === undefined ? [] : [`joins ${joins.edge} ${joins.at}`]),
      ].join(' | '),
    ),
    joints: joints.map(({ x, y, edges: parting }) => `${x},${y}: ${parting.join(' ')}`),
    crowded: crowded.map((each) => JSON.stringify(each)),
  }
}

const file = new URL('known-layouts.json', import.meta.url)
const isWriting = process.env['LAYOUTS'] === 'write'
const seeds = Array.from({ length: 44 }, (_, index) => index)
const place = (seed: number): object => written(layoutGraph(graphOf(seed), options[seed % options.length]))

if (isWriting) writeFileSync(file, `${JSON.stringify(seeds.map(place), null, 2)}\n`)
const known = JSON.parse(readFileSync(file, 'utf8')) as object[]

test.each(seeds)('graph %i is laid out as it is known', (seed) => {
  expect(place(seed)).toEqual(known[seed])
})
