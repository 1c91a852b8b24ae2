/** The rollout of observability, broken down into work packages; efforts are added up, codes are counted. */

import { square } from '../../drawing/chart/mark.ts'
import { completing } from '../../drawing/data/form.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { nodesOf, type TreeData, type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { largestFirst, sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import { drawTree } from '../../drawing/tree/draw-tree.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** Units that are words: `38 days`. */
const words = /^(?:person-)?(?:hour|day|week|month|point)$/

const amount = (value: number, unit = ''): string =>
  formatFor([value], value === 1 ? unit : unit.replace(words, '$&s')).full(value)

/** Every node with its code, its effort and its share of the whole: `3 · 38 days · 41%`. */
const withAmounts = <Data extends TreeData>(data: Data): Data => {
  const shares = sharesOf(data.root)
  const noted = (node: TreeNode, code: string): TreeNode => ({
    ...node,
    note: [code, amount(totalOf(node), data.unit), shares.get(node), node.note].filter(Boolean).join(' · '),
    children: node.children.map((child, index) => noted(child, [code, index + 1].filter(Boolean).join('.'))),
  })
  return { ...data, root: noted(data.root, '') }
}

/** The total, the largest deliverable, its share, and how many packages there are. */
const derive = ({ root, unit }: TreeData) => {
  const [largest = root] = largestFirst(root)
  const packages = nodesOf(root).filter(({ children }) => children.length === 0)
  return {
    total: amount(totalOf(root), unit),
    largest: largest.name,
    share: sharesOf(root).get(largest) ?? '0%',
    packages: count(packages.length, 'work package'),
  }
}

const part = (name: string, packages: string) => ({ name, children: shortValues(packages) })

export default defineRecipe({
  name: 'Work breakdown structure',
  family: 'Time & planning',
  description:
    'A project broken down into deliverables side by side and work packages below them, each with its code and its effort, added up to the top. Also called WBS, work breakdown or project hierarchy; the same form draws an org chart.',
  useWhen:
    'You agree on the scope of a project before you schedule it: what has to be delivered, what that consists of, and where the effort goes. You need an estimate for each package; good for 2 to 9 columns and up to 60 boxes.',
  avoidWhen:
    'You need dates and dependencies: use `gantt-chart`. You collect ideas without amounts: use `mind-map`. Work is pulled from a queue: use `kanban-board`. One total is explained step by step: use `waterfall-chart`.',
  visual: 85,
  ease: 82,
  overall: 84,
  rationale:
    'Every package has one place and a code, and sums show at once where the effort goes. A package added by hand changes three sums, all shares and the boxes below it. You supply packages and their efforts; codes and sums are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: completing(treeForm({ nodes: 60, depth: 4, sized: true }), withAmounts),
  sample: {
    title: '{largest} takes {share} of {total} of work',
    subtitle: 'Rollout of traces, metrics and logs to 40 services: {packages}, efforts in working days',
    source: 'Illustrative data',
    unit: 'day',
    focus: ['Instrumentation'],
    root: {
      name: 'Observability rollout',
      children: [
        part('Plan', 'Inventory of services 3, Choice of signals 2, Service level objectives 4'),
        part('Collection', 'Collectors per cluster 5, Metrics store 6, Trace store 8, Retention rules 2'),
        part(
          'Instrumentation',
          'HTTP and database spans 12, Structured logs 10, Business metrics 9, Trace context in queues 7',
        ),
        part('Operations', 'Dashboards 6, Alerts on objectives 5, Runbooks 4'),
        part('Adoption', 'Team training 4, On-call rehearsal 2, Old monitors retired 3'),
      ],
    },
  },
  draw: ({ root }, sheet) => {
    const shares = sharesOf(root)
    const boxes = drawTree(root, sheet, {
      grow: 'hanging',
      levels: [
        { shape: 'box', as: 'name' },
        { shape: 'box', as: 'item', align: 'start', foot: 16 },
        { shape: 'box', as: 'label', align: 'start' },
      ],
      gap: { siblings: 8, families: 16, levels: 40 },
    })
    for (const { node, rect } of boxes) {
      if (!shares.has(node)) continue
      const isFocus = sheet.isFocus(node)
      const bar = { x: rect.x + 12, y: rect.y + rect.h - 16, w: rect.w - 24, h: 8 }
      const part = { ...bar, w: (bar.w * totalOf(node)) / totalOf(root) }
      const track = square(bar, isFocus ? { stroke: 'surface' } : { fill: 'rule' })
      sheet.put(node, [track, square(part, { fill: isFocus ? 'surface' : 'muted' })])
    }
  },
  derive,
  describe: (data) =>
    `${data.root.name}, ${derive(data).total}, broken down into ${enumerate(
      data.root.children.map((child) => `${child.name} (${amount(totalOf(child), data.unit)})`),
      9,
    )}, with ${derive(data).packages} below them. Each box has its code and its effort.`,
})
