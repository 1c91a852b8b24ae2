/** A mind map: one subject in the middle, its parts on both sides. Terms of metrics, traces, logs and profiles as OpenTelemetry has them. */

import { namesOf } from '../../drawing/data/named.ts'
import { nodesNamed, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawMindMap } from './draw.ts'

const names = (list: string[]): { name: string }[] => list.map((name) => ({ name }))

export default defineRecipe({
  name: 'Mind map',
  family: 'Data structures',
  description:
    'A subject in the middle with its parts on both sides, each branching further: an overview to build on. One branch can be highlighted. Also called concept tree, spider diagram, brainstorm or topic map.',
  useWhen:
    'You collect or present what belongs to a subject at a glance: onboarding, a workshop, the outline of a document. Good for 3 to 8 branches, up to 5 levels and 60 names.',
  avoidWhen:
    'The parts are steps with an order: use `decision-flowchart`. They are systems that call each other: use `c4-container`. They are work to be done: use `work-breakdown-structure`. Amounts matter: use `treemap`.',
  visual: 87,
  ease: 74,
  overall: 83,
  rationale:
    'Limbs that taper from the subject outward show the levels without boxes, and each level has its own column to read down. A new branch by hand moves its neighbors and their curves. You supply one subject and its parts, with a question or remark where it helps.',
  reviewed: '2026-11-23',
  revision: 1,
  data: treeForm({ depth: 5, name: 80 }),
  sample: {
    title: 'Four signals answer four questions; traces find the slow call',
    subtitle: 'Signals of an observability platform, each with four of its terms',
    source: 'Illustrative selection of terms',
    focus: ['duration'],
    root: {
      name: 'Observability',
      children: [
        {
          name: 'Metrics',
          note: 'How much?',
          children: names(['counter', 'gauge', 'histogram', 'exemplar']),
        },
        {
          name: 'Traces',
          note: 'Which call is slow?',
          children: names(['span', 'trace ID', 'span link', 'duration']),
        },
        {
          name: 'Logs',
          note: 'What happened?',
          children: names(['severity', 'body', 'attributes', 'timestamp']),
        },
        {
          name: 'Profiles',
          note: 'Which code is hot?',
          children: names(['stack', 'CPU time', 'heap', 'lock wait']),
        },
      ],
    },
  },
  draw: ({ root }, sheet) => drawMindMap(root, sheet),
  derive: ({ root }) => ({ branches: String(root.children.length) }),
  describe: ({ root, focus }) => {
    const branches = root.children.map(({ name, note, children }) => {
      const below = children.length > 0 ? ` (${enumerate(namesOf(children), 4)})` : ''
      return note === undefined ? `${name}${below}` : `${name}, “${note}”${below}`
    })
    const marked = namesOf(nodesNamed(root, focus))
    const highlight = marked.length > 0 ? ` Highlighted: ${enumerate(marked)}, with what is below.` : ''
    return `${root.name} in the middle with ${count(branches.length, 'branch', 'branches')}: ${enumerate(branches, 8)}.${highlight}`
  },
})
