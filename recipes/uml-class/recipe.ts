/** The classes of a job scheduler (UML 2.5.1, clauses 9 and 11): what a job needs of a trigger is one abstract class. */

import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { classesForm } from './classes.ts'
import { drawClasses } from './draw-classes.ts'

/** Where the search begins: collaborators side by side, each general class over its kinds. */
const cells = {
  Scheduler: [1, 1],
  Job: [2, 1],
  RetryPolicy: [3, 1],
  Trigger: [2, 2],
  CronTrigger: [1, 3],
  IntervalTrigger: [2, 3],
  CalendarTrigger: [3, 3],
} as const

const visibilities = { '+': 'public', '-': 'private', '#': 'protected', '~': 'package' } as const

/** Members in short, as UML writes them: `- name: String; + run()`. Those with parentheses are operations. */
const members = (text: string) => {
  const all = text.split('; ').map((member) => {
    const [, sign = '+', name = '', type, property] =
      /^([-+#~]) ([^:(]+(?:\([^)]*\))?)(?:: (\S+))?(?: \{(abstract|static)\})?$/.exec(member) ?? []
    return {
      name,
      ...(type === undefined ? {} : { type }),
      visibility: visibilities[sign as keyof typeof visibilities],
      ...(property === undefined ? {} : { kind: property as 'abstract' | 'static' }),
    } as const
  })
  const isOperation = ({ name }: { name: string }): boolean => name.includes('(')
  return { fields: all.filter((member) => !isOperation(member)), methods: all.filter(isOperation) }
}

/** How many there are at the far end, where the data say it. */
const manyOf = ([, far = '']: readonly string[] = []): string => (far === '' ? '' : ` (${far})`)

const verbs = {
  association: 'is associated with',
  inheritance: 'specializes',
  implementation: 'realizes',
  composition: 'is composed of',
  aggregation: 'aggregates',
  dependency: 'depends on',
  link: 'is linked with',
} as const

export default defineRecipe({
  name: 'UML class diagram',
  family: 'Data structures',
  description:
    'Classes with attributes and operations, their visibility, and how they are related: generalization, realization, composition, association and dependency, with multiplicities. Also called class diagram, object model or domain model.',
  useWhen:
    'You show which classes depend on which, where a design can be extended, and who owns whose parts, in a design review or for new colleagues. Good for 3 to 12 classes with up to 6 attributes and 6 operations each.',
  avoidWhen:
    'The data are tables: use `er-crows-foot` or `relational-schema`. You need the order of calls between objects: use `request-sequence`. Packages rather than classes: use `uml-package`. Objects with their values: use `uml-object`.',
  visual: 86,
  ease: 82,
  overall: 85,
  rationale:
    'The hollow triangle leads the eye to what can be extended, and diamonds say who owns what. A new member is one line of text, but it makes its box and what is below longer. You supply classes, members and the kind of every relation.',
  reviewed: '2026-11-23',
  revision: 1,
  // A scene has at most 300 elements: of classes with more members together, the first of each are shown.
  data: classesForm({ members: 60 }),
  sample: {
    title: 'A CalendarTrigger needs no change to Job or Scheduler',
    subtitle: 'A job asks each of its triggers for the next time, and knows only the abstract class',
    source: 'Illustrative classes',
    focus: ['CalendarTrigger', 'CalendarTrigger > Trigger'],
    nodes: [
      { name: 'Scheduler', ...members('- clock: Clock; - workers: Integer; + add(job); + runDue(): Integer') },
      { name: 'Job', ...members('- name: String; - task: Task; + nextRun(): Instant; + run(): Outcome') },
      { name: 'RetryPolicy', ...members('- attempts: Integer; - base: Duration; + delay(n): Duration') },
      { name: 'Trigger', kind: 'abstract', ...members('# start: Instant; + next(now): Instant {abstract}') },
      { name: 'CronTrigger', ...members('- expression: String; + next(now): Instant') },
      { name: 'IntervalTrigger', ...members('- period: Duration; + next(now): Instant') },
      { name: 'CalendarTrigger', ...members('- rule: String; + next(now): Instant') },
    ],
    edges: [
      { from: 'Scheduler', to: 'Job', kind: 'association', text: 'starts', ends: ['1', '0..*'] },
      { from: 'Job', to: 'Trigger', kind: 'composition', ends: ['', '1..*'] },
      { from: 'Job', to: 'RetryPolicy', kind: 'association', text: 'uses', ends: ['0..*', '0..1'] },
      { from: 'CronTrigger', to: 'Trigger', kind: 'inheritance' },
      { from: 'IntervalTrigger', to: 'Trigger', kind: 'inheritance' },
      { from: 'CalendarTrigger', to: 'Trigger', kind: 'inheritance' },
    ],
  },
  draw: (data, sheet) => drawClasses(data, sheet, { cells }),
  describe: ({ nodes, edges }) =>
    `${count(nodes.length, 'class', 'classes')}: ${enumerate(
      nodes.map(({ name, kind }) => (kind === 'class' ? name : `${name} (${kind})`)),
      12,
    )}. ${edges.map(({ from, to, kind, ends }) => `${from} ${verbs[kind]} ${to}${manyOf(ends)}`).join('; ')}.`,
})
