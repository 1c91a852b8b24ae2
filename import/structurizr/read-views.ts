/**
 * Views of a workspace: what each is of, and what its braces say of it.
 */
import type { State } from './dsl-state.ts'
import { mostRules } from './view-rules.ts'
import type { DslView } from './workspace.ts'

export const beginView = (
  { workspace }: State,
  { kind, words, at }: { kind: DslView['kind']; words: string[]; at: number },
): DslView => {
  const [scope = '', second, third] = kind === 'systemlandscape' ? ['', ...words] : words
  const isDeployment = kind === 'deployment'
  const view: DslView = {
    kind,
    scope,
    ...(isDeployment && second !== undefined ? { environment: second } : {}),
    key: (isDeployment ? third : second) ?? kind,
    rules: [],
    steps: [],
    at,
  }
  workspace.views.push(view)
  return view
}

type ViewStatement = { view: DslView; keyword: string; words: string[]; at: number }

export const inView = ({ cursor }: State, { view, keyword, words, at }: ViewStatement): void => {
  const isIncluded = keyword === 'include'
  if (isIncluded || keyword === 'exclude') {
    if (view.rules.length + words.length > mostRules) cursor.stop(`at most ${mostRules} expressions in a view`, at)
    view.rules.push(...words.map((each) => ({ isIncluded, words: each, at })))
  } else if (keyword === 'title' && words[0] !== undefined) view.title = words[0]
}
