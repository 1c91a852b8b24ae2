/** Mermaid's histories: read, and ways to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { freeId, oneLine } from '../../convert/names.ts'
import type { GitCommit, GitModel } from './git-model.ts'
import { readGitgraph } from './read-gitgraph.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readGitgraph(text)
  return { ways: [{ recipe: 'git-graph', make: (conversion) => historyData(model, conversion) }], report }
}

/** Ids in the text are words, not hashes: none is shown. Newest first, branches and tags where they point. */
const historyData = (model: GitModel, conversion: Conversion): Record<string, unknown> => {
  const commits = [...model.commits.values()]
  const taken = new Set<string>()
  const ids = new Map(commits.map(({ id }) => [id, freeId(id, taken)]))
  const heads = [...model.branches.values()].map(({ name, head }) => ({ name, head }))
  const marked = commits.filter(({ type }) => type === 'HIGHLIGHT')
  for (const { at, id, type } of commits) if (type === 'REVERSE') conversion.noteOnce('types of commits', at, id)
  if (marked.length > 5) for (const { at, id } of marked) conversion.noteOnce('types of commits', at, id)
  return {
    ...conversion.heading(model),
    ...(marked.length > 0 && marked.length <= 5 ? { focus: marked.map(({ id }) => ids.get(id)) } : {}),
    hashes: false,
    events: commits.toReversed().map((commit) => {
      const refs = [
        ...heads.flatMap(({ name, head }) => (head === commit.id ? [name] : [])),
        ...commit.tags.map((tag) => `tag: ${tag}`),
      ].map(oneLine)
      if (refs.length > 4) conversion.note('branches and tags beyond four', commit.at, refs.slice(4).join(', '))
      const after = commit.parents.flatMap((parent) => ids.get(parent) ?? [])
      return conversion.placed(commit.at, {
        id: ids.get(commit.id),
        name: subjectOf(commit),
        ...(after.length === 0 ? {} : { after }),
        ...(refs.length === 0 ? {} : { refs: refs.slice(0, 4) }),
      })
    }),
  }
}

/** A commit without words is called by its branch. */
const subjectOf = ({ message, id, isNamed, type, parents, branch }: GitCommit): string => {
  if (type === 'CHERRY_PICK') return `Cherry-pick ${parents[1]!}`
  if (isNamed && type !== 'MERGE') return oneLine(message === undefined ? id : `${id}: ${message}`)
  return oneLine(message ?? '') || `Commit on ${branch}`
}
