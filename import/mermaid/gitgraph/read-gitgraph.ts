/**
 * Reads Mermaid's `gitGraph`: commits, branches, merges and cherry-picks, in the order of time.
 */
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { begin, settingOf } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { readOptions } from './commit-options.ts'
import type { GitBranch, GitCommit, GitModel } from './git-model.ts'

export type GitReading = { cursor: Cursor; model: GitModel }

export function readGitgraph(raw: string): MermaidModel<GitModel> {
  const begun = begin(raw, /gitGraph\b(?:[ \t]+(?:LR|TB|BT))?[ \t]*:?/y, 'gitGraph')
  const { cursor, about, keyword, settings } = begun
  const main = settingOf(settings, 'mainBranchName') ?? 'main'
  const direction = (/LR|TB|BT/.exec(keyword)?.[0] ?? 'LR') as 'LR'
  const branches = new Map([[main, { name: main, at: 0 }]])
  const model: GitModel = { ...about, direction, commits: new Map(), branches, current: main }
  const state = { cursor, model }
  readStatements(cursor, () => {
    if (readAbout(cursor, model) || readFrom(cursor, state, table)) return
    cursor.stop('commit, branch, checkout, merge or cherry-pick')
  })
  return { model, report: cursor.report }
}

const name = /[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"':][^\s"':]*))/y

const readName = ({ cursor }: GitReading, expected: string): string => {
  const [, double, single, plain] = cursor.need(name, expected)
  return (double ?? single ?? plain)!
}

const table: readonly Statement<GitReading>[] = [
  [/title[ \t]+([^\n]*)/y, ({ model }, [, words = '']) => void (model.title = words.trim())],
  [
    /commit\b/y,
    (state, _, at) => {
      const { id, message, tags, type } = readOptions(state.cursor, ['id', 'msg', 'tag', 'type'])
      const { head } = here(state)
      add(state, { id, message, tags, type: type ?? 'NORMAL', parents: head === undefined ? [] : [head], at })
    },
  ],
  [/branch\b/y, (state, _, at) => branch(state, at)],
  [/(?:checkout|switch)\b/y, (state, _, at) => checkout(state, at)],
  [/merge\b/y, (state, _, at) => merge(state, at)],
  [/cherry-pick\b/y, (state, _, at) => pick(state, at)],
]

const here = ({ model, cursor }: GitReading): GitBranch =>
  model.branches.get(model.current) ?? cursor.stop('a branch that exists')

type Added = Pick<GitCommit, 'parents' | 'tags' | 'type' | 'at'> & {
  id?: string | undefined
  message?: string | undefined
}

const add = (state: GitReading, { id, message, ...rest }: Added): void => {
  const { model, cursor } = state
  if (id !== undefined && model.commits.has(id)) cursor.noteOnce('an id that is used twice', rest.at)
  const own = id === undefined || model.commits.has(id) ? `${model.commits.size}-commit` : id
  const words = message === undefined || message === '' ? {} : { message }
  model.commits.set(own, { id: own, isNamed: own === id, branch: model.current, ...words, ...rest })
  here(state).head = own
}

const branch = (state: GitReading, at: number): void => {
  const { cursor, model } = state
  const called = readName(state, 'the name of a branch')
  const order = cursor.take(/[ \t]+order:[ \t]*(\d+)/y)?.[1]
  if (model.branches.has(called)) cursor.stop('a branch that does not exist yet', at)
  const { head } = here(state)
  const place = order === undefined ? {} : { order: Number(order) }
  model.branches.set(called, { name: called, ...(head === undefined ? {} : { head }), ...place, at })
  model.current = called
}

const checkout = (state: GitReading, at: number): void => {
  const called = readName(state, 'the name of a branch')
  if (!state.model.branches.has(called)) state.cursor.stop('a branch that exists', at)
  state.model.current = called
}

const merge = (state: GitReading, at: number): void => {
  const { cursor, model } = state
  const called = readName(state, 'the name of a branch')
  const { id, tags, type, message } = readOptions(cursor, ['id', 'tag', 'type', 'msg'])
  const other = model.branches.get(called)
  const { head } = here(state)
  if (other === undefined || called === model.current) return cursor.stop('another branch that exists', at)
  if (head === undefined || other.head === undefined) return cursor.stop('branches with commits', at)
  if (head === other.head) return cursor.stop('a branch with commits of its own', at)
  const words = message ?? `merged branch ${called} into ${model.current}`
  if (type !== undefined) cursor.noteOnce('types of commits', at)
  add(state, { id, message: words, tags, type: 'MERGE', parents: [head, other.head], at })
}

const pick = (state: GitReading, at: number): void => {
  const { cursor, model } = state
  const { id = '', tags, parent, message } = readOptions(cursor, ['id', 'tag', 'parent', 'msg'])
  const source = model.commits.get(id)
  const { head } = here(state)
  if (source === undefined) return cursor.stop('the id of a commit', at)
  if (head === undefined) return cursor.stop('a branch with commits', at)
  if (source.type === 'MERGE' && parent === undefined) return cursor.stop('parent: of the merge', at)
  const given = tags.filter((tag) => tag !== '')
  const own = source.type === 'MERGE' ? `cherry-pick:${id}|parent:${parent}` : `cherry-pick:${id}`
  const words = message ?? `cherry-picked ${source.message ?? ''} into ${model.current}`
  add(state, { message: words, tags: tags.length > 0 ? given : [own], type: 'CHERRY_PICK', parents: [head, id], at })
}
