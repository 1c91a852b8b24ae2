import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point, Rect } from '../src/geometry/rect.ts'
import { layoutGraph } from './layout.ts'
import type { Layout, LayoutGraph } from './model/graph.ts'

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const encloses = (a: Rect, b: Rect): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.w >= b.x + b.w && a.y + a.h >= b.y + b.h

const isOnEdge = ({ x, y, w, h }: Rect, point: Point): boolean =>
  point.x >= x &&
  point.x <= x + w &&
  point.y >= y &&
  point.y <= y + h &&
  (point.x === x || point.x === x + w || point.y === y || point.y === y + h)

const isSquare = (points: readonly Point[]): boolean =>
  points.slice(1).every(({ x, y }, index) => x === points[index]?.x || y === points[index]?.y)

const size = fc.record({
  w: fc.integer({ min: 3, max: 16 }).map((n) => n * 16),
  h: fc.integer({ min: 2, max: 8 }).map((n) => n * 16),
})

/** Any graph: up to 12 nodes, 16 edges and 4 groups that nest. */
const anyGraph: fc.Arbitrary<LayoutGraph> = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    nodes: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({ size, group: fc.option(fc.integer({ min: 0, max: 3 })) }).map(({ size: { w, h }, group }) => ({
          id: `n${index}`,
          w,
          h,
          ...(group === null ? {} : { group: `g${group}` }),
        })),
      ),
    ),
    edges: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: count - 1 }).map((index) => `n${index}`),
        to: fc.integer({ min: 0, max: count - 1 }).map((index) => `n${index}`),
        back: fc.boolean(),
      }),
      { maxLength: 16 },
    ),
    groups: fc.constantFrom(
      [{ id: 'g0' }, { id: 'g1' }, { id: 'g2' }, { id: 'g3' }],
      [{ id: 'g0' }, { id: 'g1', parent: 'g0' }, { id: 'g2', parent: 'g1' }, { id: 'g3', head: { w: 120, h: 36 } }],
    ),
  }),
)

// A failing graph is small enough to be understood as it is: shrinking would lay out thousands of others.
const runs = { numRuns: 40, endOnFailure: true }

/** What must not be true of any drawing. */
const faultsOf = (graph: LayoutGraph, layout: Layout): string[] => [
  ...overlapping(graph, layout),
  ...detached(graph, layout),
  ...misplaced(graph, layout),
  ...entangled(graph, layout),
]

const placeOf = ({ nodes }: Layout, id: string): Rect => nodes.get(id) ?? { x: NaN, y: NaN, w: NaN, h: NaN }

const overlapping = ({ nodes }: LayoutGraph, layout: Layout): string[] =>
  nodes.flatMap(({ id }, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => overlap(placeOf(layout, id), placeOf(layout, other.id)))
      .map((other) => `${id} overlaps ${other.id}`),
  )

const detached = ({ edges }: LayoutGraph, layout: Layout): string[] =>
  edges.flatMap(({ from, to }, index) => {
    const points = layout.edges[index]?.points ?? []
    const [start, end] = [points[0], points.at(-1)]
    if (start === undefined || end === undefined) return [`edge ${index} is missing`]
    if (!isSquare(points)) return [`edge ${index} is not right-angled`]
    const isJoined = isOnEdge(placeOf(layout, from), start) && isOnEdge(placeOf(layout, to), end)
    return isJoined ? [] : [`edge ${index} does not end on its nodes`]
  })

const isIn = (group: string | undefined, wanted: string, groups: LayoutGraph['groups'] = []): boolean =>
  group !== undefined && (group === wanted || isIn(groups.find(({ id }) => id === group)?.parent, wanted, groups))

const misplaced = ({ nodes, groups = [] }: LayoutGraph, layout: Layout): string[] =>
  [...layout.groups].flatMap(([id, rect]) =>
    nodes
      .filter((node) => {
        const place = placeOf(layout, node.id)
        return isIn(node.group, id, groups) ? !encloses(rect, place) : overlap(rect, place)
      })
      .map((node) => `${node.id} is misplaced at ${id}`),
  )

/** Groups are inside of their outer ones, and apart from all that are neither around nor inside of them. */
const entangled = ({ groups = [] }: LayoutGraph, layout: Layout): string[] =>
  groups.flatMap(({ id, parent }) => {
    const rect = layout.groups.get(id)!
    const outer = parent === undefined ? undefined : layout.groups.get(parent)
    const others = groups.filter((other) => !isIn(id, other.id, groups) && !isIn(other.id, id, groups))
    return [
      ...(outer === undefined || encloses(outer, rect) ? [] : [`${id} leaves ${parent}`]),
      ...others
        .filter((other) => overlap(rect, layout.groups.get(other.id)!))
        .map((each) => `${id} overlaps ${each.id}`),
    ]
  })

/** A group around a group without nodes has an inside all the same. */
const nestedEmpty: LayoutGraph = {
  nodes: [
    { id: 'n0', w: 96, h: 48, group: 'g3' },
    { id: 'n1', w: 112, h: 48, group: 'g3' },
    { id: 'n2', w: 160, h: 64, group: 'g0' },
    { id: 'n3', w: 176, h: 48 },
  ],
  edges: [],
  groups: [{ id: 'g0' }, { id: 'g1', parent: 'g0' }, { id: 'g2', parent: 'g1' }, { id: 'g3', head: { w: 120, h: 36 } }],
}

describe('any graph', () => {
  test('has all nodes apart, all edges joined and right-angled, groups around their members only', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const layout = layoutGraph(graph)
        expect(faultsOf(graph, layout)).toEqual([])
        expect(layout.nodes.size).toBe(graph.nodes.length)
      }),
      { ...runs, examples: [[nestedEmpty]] },
    )
  })

  test('is laid out the same again', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        expect(layoutGraph(graph)).toEqual(layoutGraph(graph))
      }),
      { ...runs, numRuns: 5 },
    )
  })
})

test('an edge that walls leave no way is drawn all the same, its last run as short as may be', () => {
  const gateway = (id: string) => ({ id, w: 160, h: 80, group: 'g', border: true })
  const graph: LayoutGraph = {
    nodes: [
      gateway('in'),
      gateway('out'),
      { id: 'a', w: 128, h: 64, group: 'other' },
      { id: 'b', w: 96, h: 48, group: 'g' },
      { id: 'c', w: 80, h: 32 },
    ],
    edges: [{ from: 'out', to: 'c' }],
    groups: [{ id: 'other', head: { w: 80, h: 32 } }, { id: 'g' }],
  }
  const cells = { in: [0, 0], out: [1, 0], a: [2, 0], b: [0, 1] } as const
  expect(detached(graph, layoutGraph(graph, { direction: 'right', cells }))).toEqual([])
})
