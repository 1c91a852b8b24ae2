/**
 * Mermaid's plans and histories against its models: gantt, gitGraph.
 */
import type { GanttModel } from '../../../import/mermaid/gantt/read-gantt.ts'
import type { GitModel } from '../../../import/mermaid/gitgraph/git-model.ts'
import { about } from './charts.ts'
import { saidOf, type Theirs } from './differences.ts'

export function compareGantt(ours: GanttModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const shift = shiftOf(ours, theirs)
  differences.inOrder(
    'task',
    ours.tasks.map(({ id, name, section = '', start, end, isActive, isDone, isCritical, isMilestone, isMark }) =>
      JSON.stringify([
        id,
        name,
        section,
        start + shift,
        end + shift,
        isActive,
        isDone,
        isCritical,
        isMilestone,
        isMark,
      ]),
    ),
    (theirs['tasks'] ?? []).map((task: Theirs) => {
      const { id, section = '', startTime, endTime, active, done, crit, milestone, vert } = task
      const times = [startTime, endTime].map(momentOf)
      return JSON.stringify([id, saidOf(task['task']), saidOf(section), ...times, active, done, crit, milestone, vert])
    }),
  )
  differences.inOrder('section', ours.sections, (theirs['sections'] ?? []).map(saidOf))
  return differences.found
}

const day = 86_400_000

/** A time without a date is on the day on which Mermaid read it: days of the first tasks are compared as if they were one. */
const shiftOf = ({ tasks }: GanttModel, theirs: Theirs): number => {
  const [ours, other] = [tasks[0]?.start, theirs['tasks']?.[0]?.['startTime']]
  const format: string = theirs['dateFormat'] ?? ''
  if (ours === undefined || other === undefined || format === '' || /[YDMXx]/.test(format)) return 0
  return (Math.floor(momentOf(other) / day) - Math.floor(ours / day)) * day
}

/** Mermaid's times are local; here they are in UTC, where days are equally long. */
const momentOf = (time: string | number): number => (typeof time === 'number' ? time : Date.parse(`${time}Z`))

const types = ['NORMAL', 'REVERSE', 'HIGHLIGHT', 'MERGE', 'CHERRY_PICK']

export function compareGitgraph(ours: GitModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const ids = new Map([...ours.commits.values()].map(({ id, isNamed }, index) => [id, isNamed ? id : `#${index}`]))
  differences.inOrder(
    'commit',
    [...ours.commits.values()].map(({ id, branch, parents, message = '', tags, type }) =>
      JSON.stringify([ids.get(id), branch, parents.map((parent) => ids.get(parent)), saidOf(message), tags, type]),
    ),
    (theirs['commits'] ?? []).map(({ id, branch, parents = [], message = '', tags = [], type }: Theirs) =>
      JSON.stringify([
        numbered(id),
        branch,
        parents.map(numbered),
        saidOf(message.replaceAll(/(\d+)-<dynamic>/g, '$1-commit')),
        tags.map((tag: string) => saidOf(tag.replaceAll(/(\d+)-<dynamic>/g, '$1-commit'))),
        types[type],
      ]),
    ),
  )
  differences.alike(
    'branch',
    [...ours.branches.keys()],
    (theirs['branches'] ?? []).map(({ name }: Theirs) => name),
  )
  differences.same('current', ours.current, theirs['currentBranch'])
  differences.same('direction', ours.direction, theirs['direction'])
  return differences.found
}

/** Made-up ids count commits. */
const numbered = (id: string): string => id.replace(/^(\d+)-<dynamic>$/, '#$1')
