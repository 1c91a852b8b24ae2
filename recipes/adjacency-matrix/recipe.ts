/** The packages of a shop's monorepo in the order of their imports: one import runs against it and closes a cycle. */
import { sum } from 'd3-array'
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { dependencies } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawMatrix } from './draw.ts'
import { matrixOf } from './matrix.ts'
import { wayAround } from './order.ts'

/** What a package imports, in short. */
const imports = (from: string, to: string) => to.split(', ').map((name) => ({ from, to: name }))

export default defineRecipe({
  name: 'Dependency matrix',
  family: 'Data structures',
  description:
    'A square of rows and columns with a mark where the row needs the column, sorted so that everything stands below what it needs: marks beyond the diagonal are cycles, boxed with their members. Also called adjacency matrix, design structure matrix (DSM) or N² chart.',
  useWhen:
    'You look for cycles, layers or what everything depends on among many packages, tables or services, where arrows would cover each other. Needs pairs of who needs whom, as linkers and build tools print them; good for 5 to 40 nodes, up to 100 marks.',
  avoidWhen:
    'You need what stops when one service fails: use `service-dependency-map`. You have up to 16 packages and few imports: use `uml-package`. You need a value in each cell: use `xy-heatmap`. You need which version works with which: use `compatibility-matrix`. Who may do what: use `rbac-matrix`.',
  visual: 89,
  ease: 70,
  overall: 86,
  rationale:
    'No line can cross another, so cycles and layers are seen at any density; names on the diagonal serve rows and columns. Paths of several steps are hard to follow. You supply who needs whom; order, cycles and counts are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(dependencies, { nodes: 40, fixed: true }),
  sample: {
    title: '{inside} of {edges} dependencies keep {members} packages in a cycle',
    subtitle: 'Each row needs the columns it marks and comes after them, except in a cycle',
    source: 'Illustrative monorepo',
    nodes: ['config', 'store', 'users', 'catalog', 'billing', 'orders', 'notify', 'search', 'api', 'jobs', 'web'].map(
      (name) => ({ name }),
    ),
    edges: [
      ...imports('store', 'config'),
      ...imports('users', 'config, store'),
      ...imports('catalog', 'store'),
      ...imports('billing', 'store, users, notify'),
      ...imports('orders', 'store, catalog, billing'),
      ...imports('notify', 'config, users, orders'),
      ...imports('search', 'config, catalog'),
      ...imports('api', 'config, users, catalog, orders, search'),
      ...imports('jobs', 'config, billing, notify'),
      ...imports('web', 'config, api'),
    ],
  },
  draw: drawMatrix,
  derive: (data) => {
    const { needs, cycles, up, inside } = matrixOf(data)
    return {
      up: up.filter(({ from, to }) => from !== to).length,
      inside: inside.length,
      edges: needs.length,
      cycles: cycles.length,
      largest: Math.max(0, ...cycles.map(({ length }) => length)),
      members: sum(cycles, ({ length }) => length),
    }
  },
  meanings: {
    up: 'against the order',
    inside: 'of these, within a cycle',
    members: 'of all cycles',
    largest: 'members of the largest cycle',
  },
  describe: (data) => {
    const { order, needs, cycles, inside } = matrixOf(data)
    const names = (nodes: readonly { name?: string | undefined }[]) =>
      enumerate(
        nodes.map(({ name = '' }) => name),
        12,
      )
    const found = cycles.map((cycle) => {
      const all = inside.filter(({ from }) => cycle.includes(from))
      return all.length === cycle.length ? wayAround(cycle, all) : names(cycle)
    })
    const except = cycles.length === 0 ? '' : ` except in ${count(cycles.length, 'cycle')}`
    return `${count(needs.length, 'dependency', 'dependencies')} between ${count(order.length, 'node')}, each below what it needs${except}: ${names(order)}. ${found.length === 0 ? 'There is no cycle' : `In a cycle: ${found.join('; ')}`}.`
  },
})
