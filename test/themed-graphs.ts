/**
 * Random graphs by theme, the same in every run: each theme has often what other graphs have seldom, such as questions in a
 * spine, nodes on the walls of groups, or places of a drawing before.
 */

import { layoutGraph } from '../layout/layout.ts'
import type {
  LayoutEdge,
  LayoutGraph,
  LayoutGroup,
  LayoutNode,
  LayoutOptions,
  Side,
  Size,
} from '../layout/model/graph.ts'
import type { SmallGraph } from './small-graphs.ts'

/** Numbers from 0 to below `most`, the same ones in every run. */
export type Draw = (most: number) => number

/** A linear congruential generator with the constants of Numerical Recipes. */
export const drawing = (seed: number): Draw => {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

type Case = { graph: LayoutGraph; options: LayoutOptions }
type Loose<Kind> = { [Key in keyof Kind]?: Kind[Key] | undefined }

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** One in `often` has it. */
const one = <Kind>(draw: Draw, often: number, value: () => Kind): Kind | undefined =>
  draw(often) === 0 ? value() : undefined

const given = <Kind>(fields: Loose<Kind>): Partial<Kind> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Kind>

const words = (draw: Draw): Size => ({ w: 24 + 8 * draw(12), h: 16 * (1 + draw(2)) })
const label = (draw: Draw, often: number): Size | undefined => one(draw, often, () => words(draw))
const head = { w: 96, h: 32 }

const nodesOf = (draw: Draw, count: number, more: (index: number) => Loose<LayoutNode>): LayoutNode[] =>
  range(count).map((index) => {
    const size = { w: 64 + 16 * draw(8), h: 32 + 16 * draw(4) }
    return { id: `n${index}`, ...size, ...given<LayoutNode>(more(index)) }
  })

/** A tree first, then edges between any two. */
const edgesOf = (draw: Draw, nodes: number, count: number, more: () => Loose<LayoutEdge>): LayoutEdge[] =>
  range(count).map((index) => ({
    from: `n${index < nodes - 1 ? index >> draw(2) : draw(nodes)}`,
    to: `n${index < nodes - 1 ? index + 1 : draw(nodes)}`,
    ...given<LayoutEdge>(more()),
  }))

const groupsOf = (draw: Draw, count: number): LayoutGroup[] =>
  range(count).map((index) => ({
    id: `g${index}`,
    ...given<LayoutGroup>({
      parent: index === 0 ? undefined : one(draw, 3, () => `g${index - 1}`),
      head: one(draw, 2, () => ({ w: 48 + 32 * draw(6), h: 32 })),
      aside: one(draw, 4, () => ({ w: 64, h: 32 })),
      direction: one(draw, 5, () => 'right' as const),
      rules: one(draw, 6, () => [36]),
    }),
  }))

const way = (draw: Draw): LayoutOptions => ({ direction: draw(2) === 0 ? 'right' : 'down' })
const anyGroup = (draw: Draw, count: number): string | undefined =>
  count === 0 ? undefined : one(draw, 2, () => `g${draw(count)}`)

/** Places by columns of three, some of them between two. */
const cellsOf = (ids: readonly string[], between: () => number): NonNullable<LayoutOptions['cells']> =>
  Object.fromEntries(ids.map((id, index) => [id, [1 + (index % 3) + between(), 1 + Math.floor(index / 3) + between()]]))

const sides: readonly Side[] = ['left', 'right', 'top', 'bottom']

const themes: Record<string, (draw: Draw) => Case> = {
  spine: (draw) => {
    const count = 6 + draw(5)
    const nodes = nodesOf(draw, count, () => ({ outline: one(draw, 2, () => 'diamond') }))
    const edges = range(count + draw(3)).map((index): LayoutEdge => {
      if (index >= count - 1) return { from: `n${1 + draw(count - 1)}`, to: `n${draw(count)}`, back: draw(2) === 0 }
      const from = `n${Math.max(0, index - draw(3))}`
      return { from, to: `n${index + 1}`, ...given<LayoutEdge>({ label: label(draw, 2) }) }
    })
    const page = { maxWidth: one(draw, 3, () => 480), maxHeight: one(draw, 4, () => 480) }
    const options = given<LayoutOptions>({ direction: one(draw, 2, () => 'down'), ...page })
    return { graph: { nodes, edges }, options: { spine: true, ...options } }
  },
  lanes: (draw) => {
    const [count, lanes] = [5 + draw(4), 2 + draw(2)]
    const outlines = ['circle', 'diamond', 'bar'] as const
    const nodes = nodesOf(draw, count, () => ({
      group: `g${draw(lanes)}`,
      outline: one(draw, 4, () => outlines[draw(3)]!),
    }))
    const edges = edgesOf(draw, count, count + draw(2), () => ({
      label: label(draw, 3),
      back: one(draw, 8, () => true),
    }))
    const cells = one(draw, 3, () => Object.fromEntries(nodes.map(({ id }) => [id, [draw(4), draw(3)] as const])))
    return {
      graph: { nodes, edges, groups: range(lanes).map((lane) => ({ id: `g${lane}`, head })) },
      options: {
        lanes: draw(2) === 0 ? 'columns' : 'rows',
        ...given<LayoutOptions>({ direction: draw(4) === 0 ? 'down' : undefined, cells }),
      },
    }
  },
  border: (draw) => {
    const count = 5 + draw(4)
    const nodes = nodesOf(draw, count, (index) => ({
      group: index < 4 ? `g${draw(2)}` : undefined,
      ...(index < 2 && draw(3) > 0 ? { border: true, w: 64, h: 32 } : {}),
    }))
    const edges = edgesOf(draw, count, count, () => ({ label: label(draw, 4) }))
    const inner = given<LayoutGroup>({ parent: one(draw, 2, () => 'g0'), direction: one(draw, 3, () => 'right') })
    const known = nodes.slice(1).map(({ id }) => id)
    const cells = one(draw, 2, () => cellsOf(known, () => 0))
    return {
      graph: {
        nodes,
        edges,
        groups: [
          { id: 'g0', head },
          { id: 'g1', ...inner },
        ],
      },
      options: { ...way(draw), ...given<LayoutOptions>({ cells }) },
    }
  },
  known: (draw) => {
    const [count, groups] = [5 + draw(4), draw(3)]
    const nodes = nodesOf(draw, count, () => ({ group: anyGroup(draw, groups), hangs: one(draw, 8, () => true) }))
    const edges = edgesOf(draw, count, count, () => ({ label: label(draw, 4) }))
    const known = nodes.slice(draw(2)).map(({ id }) => id)
    const cells = cellsOf(known, () => (draw(6) === 0 ? 0.5 : 0))
    const page = { direction: one(draw, 2, () => 'right' as const), maxWidth: one(draw, 4, () => 400) }
    return {
      graph: { nodes, edges, groups: groupsOf(draw, groups) },
      options: { cells, ...given<LayoutOptions>(page) },
    }
  },
  again: (draw) => {
    const [count, groups] = [5 + draw(4), draw(3)]
    const nodes = nodesOf(draw, count, () => ({ group: anyGroup(draw, groups) }))
    const edges = edgesOf(draw, count, count, () => ({ label: label(draw, 4) }))
    const graph = { nodes, edges, groups: groupsOf(draw, groups) }
    const { cells, direction } = layoutGraph(graph)
    const more = { ...graph, nodes: [...nodes, { id: 'new', w: 96, h: 48 }] }
    return {
      graph: { ...more, edges: [...edges.slice(1), { from: 'n0', to: 'new' }] },
      options: draw(2) === 0 ? { cells, direction } : { cells },
    }
  },
  folds: (draw) => {
    const count = 7 + draw(6)
    const nodes = nodesOf(draw, count, () => ({
      narrower: one(draw, 2, () => [{ w: 64, h: 80 }]),
      hangs: one(draw, 6, () => true),
    }))
    const narrower = () => one(draw, 3, () => [{ w: 32, h: 48 }])
    const edges = edgesOf(draw, count, count - 1 + draw(2), () => ({ label: label(draw, 3), narrower: narrower() }))
    const options = given<LayoutOptions>({
      direction: one(draw, 2, () => 'right'),
      aspect: one(draw, 3, () => 1.5),
      largest: one(draw, 4, () => ({ w: 480, h: 480 })),
      strict: one(draw, 5, () => true),
    })
    return {
      graph: { nodes, edges },
      options: { ...options, maxWidth: 320 + 80 * draw(4), maxHeight: 400 + 100 * draw(4) },
    }
  },
  tables: (draw) => {
    const count = 3 + draw(4)
    const nodes = range(count).map((index) => ({
      id: `n${index}`,
      w: 144 + 16 * draw(4),
      h: 96 + 16 * draw(5),
      hangs: draw(2) === 0,
    }))
    const offset = () => one(draw, 2, () => (draw(2) === 0 ? 24 + 16 * draw(3) : ('middle' as const)))
    const port = () =>
      one(draw, 2, () => ({ side: [...sides, 'beside' as const][draw(5)]!, ...given({ offset: offset() }) }))
    const edges = edgesOf(draw, count, count + draw(2), () => ({
      link: one(draw, 2, () => true),
      look: 'solid',
      run: 36,
      ends: one(draw, 3, () => [words(draw), label(draw, 2)] as const),
      label: label(draw, 3),
      fromPort: port() as LayoutEdge['fromPort'],
      toPort: port() as LayoutEdge['toPort'],
    }))
    return { graph: { nodes, edges }, options: draw(2) === 0 ? way(draw) : {} }
  },
  bars: (draw) => {
    const count = 6 + draw(4)
    const nodes = nodesOf(draw, count, (index) =>
      index % 3 === 1
        ? { outline: 'bar', w: 64, h: 8 }
        : {
            group: anyGroup(draw, 1),
            stretches: one(draw, 6, () => true),
            outline: one(draw, 4, () => 'pill'),
          },
    )
    const edges = edgesOf(draw, count, count + 1, () => ({ label: label(draw, 4) }))
    return { graph: { nodes, edges, groups: groupsOf(draw, 1) }, options: { direction: 'down' } }
  },
  pins: (draw) => {
    const count = 4 + draw(4)
    const nodes = nodesOf(draw, count, (index) => ({
      at: draw(4) === 0 ? undefined : ([1 + (index % 3), 1 + Math.floor(index / 3)] as const),
      group: anyGroup(draw, 1),
    }))
    const edges = edgesOf(draw, count, count, () => ({ label: label(draw, 3) }))
    return { graph: { nodes, edges, groups: groupsOf(draw, 1) }, options: draw(2) === 0 ? way(draw) : {} }
  },
  trunks: (draw) => {
    const count = 6 + draw(4)
    const arms = range(count - 2).map(
      (index): LayoutEdge => ({
        from: `n${index + 2}`,
        to: `n${draw(4) === 0 ? 1 : 0}`,
        look: 'solid',
        ...given<LayoutEdge>({
          trunk: draw(3) === 0 ? 'other' : 'one',
          arrivesAhead: one(draw, 2, () => true),
          whole: one(draw, 4, () => true),
          label: label(draw, 4),
          runs: one(draw, 4, () => [16, 36] as const),
        }),
      }),
    )
    const more = range(2).map(() => ({ from: `n${draw(count)}`, to: `n${draw(count)}`, look: 'solid' }))
    return {
      graph: { nodes: nodesOf(draw, count, () => ({})), edges: [...arms, ...more] },
      options: draw(3) === 0 ? {} : way(draw),
    }
  },
  groups: (draw) => {
    const [count, groups] = [6 + draw(4), 2 + draw(3)]
    const nodes = nodesOf(draw, count, () => ({ group: draw(5) === 0 ? undefined : `g${draw(groups)}` }))
    const edges = [
      ...edgesOf(draw, count, count - 1, () => ({ label: label(draw, 3) })),
      { from: 'n0', to: `g${groups - 1}` },
      ...(draw(2) === 0 ? [{ from: 'g0', to: `n${count - 1}`, label: words(draw) }] : []),
    ]
    const options = draw(2) === 0 ? { ...way(draw), tight: draw(3) === 0 } : {}
    return { graph: { nodes, edges, groups: groupsOf(draw, groups) }, options }
  },
  loops: (draw) => {
    const count = 3 + draw(3)
    const outlines = ['pill', 'disk', 'circle', 'ellipse', 'diamond', 'person'] as const
    const nodes = nodesOf(draw, count, () => ({
      outline: one(draw, 2, () => outlines[draw(6)]!),
      closed: one(draw, 5, () => sides[draw(4)]!),
    }))
    const edges = edgesOf(draw, count, 2 * count, () => ({
      label: label(draw, 2),
      link: one(draw, 6, () => true),
      look: one(draw, 2, () => 'solid'),
      ends: one(draw, 5, () => [words(draw), words(draw)] as const),
    }))
    const loops = [
      { from: 'n0', to: 'n0', label: words(draw) },
      { from: 'n1', to: 'n1' },
    ]
    return { graph: { nodes, edges: [...edges, ...loops] }, options: draw(2) === 0 ? way(draw) : {} }
  },
  dense: (draw) => {
    const count = 5 + draw(3)
    const edges = edgesOf(draw, count, 2 * count + 1, () => ({ back: one(draw, 9, () => true), label: label(draw, 6) }))
    return {
      graph: { nodes: nodesOf(draw, count, () => ({})), edges },
      options: draw(3) === 0 ? { maxWidth: 480 } : {},
    }
  },
}

/** So many of each theme. */
export const themedGraphs = (each: number): SmallGraph[] =>
  Object.entries(themes).flatMap(([theme, make], place) =>
    range(each).map((turn) => ({ name: `${theme} ${turn}`, ...make(drawing(1000 * place + turn)) })),
  )
