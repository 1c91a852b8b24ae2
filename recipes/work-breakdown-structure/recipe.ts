/** The rollout of observability, broken down into work packages; efforts are added up, codes are counted. */

import { completing } from '../../drawing/data/form.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { nodesOf, type TreeData, type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { largestFirst, sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import { drawTree } from '../../drawing/tree/draw-tree.ts'
import { amount } from './breakdown.ts'
import { drawBreakdown } from './draw-breakdown.ts'

/** Without efforts, every node has its code: an org chart, or a scope that is not estimated yet. */
const withCodes = <Data extends TreeData>(data: Data): Data => {
  if (totalOf(data.root) > 0) return data
  const coded = (node: TreeNode, code: string): TreeNode => ({
    ...node,
    note: [code, node.note].filter(Boolean).join(' · ') || undefined,
    children: node.children.map((child, index) => coded(child, [code, index + 1].filter(Boolean).join('.'))),
  })
  return { ...data, root: coded(data.root, '') }
}

/** The total, the largest deliverable, its share, and how many packages there are. */
const derive = ({ root, unit }: TreeData) => {
  const [largest = root] = largestFirst(root)
  const equal = root.children.filter((each) => totalOf(each) === totalOf(largest))
  const [share, each] = [sharesOf(root).get(largest) ?? '0%', equal.length > 1 ? ' each' : '']
  const packages = nodesOf(root).filter(({ children }) => children.length === 0)
  return {
    total: amount(totalOf(root), unit),
    largest: enumerate(
      (equal.length > 0 ? equal : [largest]).map(({ name }) => name),
      4,
    ),
    share: `${share}${each}`,
    packages: count(packages.length, 'work package'),
  }
}

/** Boxes as a tree, for what has no efforts. */
const plainTree = {
  grow: 'hanging',
  levels: [
    { shape: 'box', as: 'name' },
    { shape: 'box', as: 'item', align: 'start' },
    { shape: 'box', as: 'label', align: 'start' },
  ],
  gap: { siblings: 8, families: 16, levels: 40 },
} as const satisfies Parameters<typeof drawTree>[2]

const part = (name: string, packages: string) => ({ name, children: shortValues(packages) })

export default defineRecipe({
  name: 'Work breakdown structure',
  family: 'Time & planning',
  description:
    'All effort of a project as one strip, cut into deliverables that open into columns of work packages, each with its code and a bar for its effort. Also called WBS, work breakdown or project hierarchy; without efforts it is an org chart.',
  useWhen:
    'You need to agree on the scope of a project before you schedule it: what has to be delivered, what that consists of, and where the effort goes. Needs an estimate for each package; good for 2 to 6 deliverables and up to 60 packages.',
  avoidWhen:
    'You need dates and dependencies: use `gantt-chart`. You collect ideas without amounts: use `mind-map`. Work is pulled from a queue: use `kanban-board`. Only the shares count, not the packages: use `treemap`.',
  visual: 88,
  ease: 62,
  overall: 84,
  rationale:
    'Every package has one place and a code, and the strip shows where the effort goes before a word is read. A package added by hand changes sums, shares and all openings. You supply packages and their efforts; codes and sums are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(treeForm({ depth: 6, name: 80, sized: true }), withCodes),
  sample: {
    title: '{largest} takes {share} of the {total} of work',
    subtitle: 'Rollout of traces, metrics and logs to 40 services: {packages}, efforts in working days',
    source: 'Illustrative data',
    unit: 'day',
    focus: ['Instrumentation'],
    root: {
      name: 'Observability rollout',
      children: [
        part('Plan', 'Inventory 3, Signals 2, Objectives 4'),
        part('Collection', 'Collectors 5, Metrics store 6, Trace store 8, Retention rules 2'),
        part('Instrumentation', 'Request spans 12, Structured logs 10, Custom metrics 9, Trace context 7'),
        part('Operations', 'Dashboards 6, Alert rules 5, Runbooks 4'),
        part('Adoption', 'Team training 4, Rehearsal 2, Migration 3'),
      ],
    },
  },
  draw: (data, sheet) => {
    if (totalOf(data.root) > 0 && data.root.children.length > 0) drawBreakdown(data, sheet)
    else drawTree(data.root, sheet, plainTree)
  },
  derive,
  describe: (data) =>
    `${data.root.name}, ${derive(data).total}, broken down into ${enumerate(
      data.root.children.map((child) => `${child.name} (${amount(totalOf(child), data.unit)})`),
      9,
    )}, with ${derive(data).packages} below them. Each box has its code and its effort.`,
})
