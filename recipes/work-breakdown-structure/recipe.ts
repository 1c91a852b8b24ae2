/** The rollout of observability, broken down into work packages; efforts are added up, codes are counted. */

import { shortValues } from '../../drawing/data/short-values.ts'
import { nodesOf, type TreeData, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { largestFirst, sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import { amount, drawBreakdown } from './draw.ts'

/** The total, the largest deliverable, its share, and how many packages there are. */
const derive = ({ root, unit }: TreeData) => {
  const total = totalOf(root)
  const [largest = root] = largestFirst(root)
  const packages = nodesOf(root).filter(({ children }) => children.length === 0)
  return {
    total: amount(total, unit),
    largest: largest.name,
    share: sharesOf(root).get(largest) ?? '0%',
    packages: count(packages.length, 'work package'),
  }
}

export default defineRecipe({
  name: 'Work breakdown structure',
  family: 'Time & planning',
  description:
    'A project broken down into deliverables side by side and work packages below them, each with its code and its effort, added up to the top. Also called WBS, work breakdown or project hierarchy; the same form draws an org chart.',
  useWhen:
    'You agree on the scope of a project before you schedule it: what has to be delivered, what that consists of, and where the effort goes. You need an estimate for each package; good for 2 to 9 columns and up to 60 boxes.',
  avoidWhen:
    'You need dates and dependencies: use `gantt-chart`. You collect ideas without amounts: use `mind-map`. Work is pulled from a queue: use `kanban-board`. One total is explained step by step: use `waterfall-chart`.',
  aliases: ['project hierarchy', 'effort estimate', 'scope', 'org chart', 'deliverables', 'task breakdown'],
  visual: 85,
  ease: 82,
  overall: 84,
  rationale:
    'Every package has one place and a code, and sums show at once where the effort goes. A package added by hand changes three sums, all shares and the boxes below it. You supply packages and their efforts; codes and sums are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: treeForm({ nodes: 60, depth: 4, sized: true }),
  sample: {
    title: '{largest} takes {share} of {total} of work',
    subtitle: 'Rollout of traces, metrics and logs to 40 services: {packages}, efforts in working days',
    source: 'Illustrative data',
    unit: 'day',
    focus: ['Instrumentation'],
    root: {
      name: 'Observability rollout',
      children: [
        {
          name: 'Plan',
          children: shortValues('Inventory of services 3, Choice of signals 2, Service level objectives 4'),
        },
        {
          name: 'Collection',
          children: shortValues('Collectors per cluster 5, Metrics store 6, Trace store 8, Retention rules 2'),
        },
        {
          name: 'Instrumentation',
          children: shortValues(
            'HTTP and database spans 12, Structured logs 10, Business metrics 9, Trace context in queues 7',
          ),
        },
        { name: 'Operations', children: shortValues('Dashboards 6, Alerts on objectives 5, Runbooks 4') },
        {
          name: 'Adoption',
          children: shortValues('Team training 4, On-call rehearsal 2, Old monitors retired 3'),
        },
      ],
    },
  },
  draw: drawBreakdown,
  derive,
  describe: (data) =>
    `${data.root.name}, ${derive(data).total}, broken down into ${enumerate(
      data.root.children.map((child) => `${child.name} (${amount(totalOf(child), data.unit)})`),
      9,
    )}, with ${derive(data).packages} below them. Each box has its code and its effort.`,
})
