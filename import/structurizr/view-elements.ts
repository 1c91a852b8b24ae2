/**
 * What a view of a workspace shows.
 */
import type { TextReport } from '../text/report.ts'
import { elementsMeant, isOfRelationships, unknownRule } from './view-rules.ts'
import type { DslElement, DslView, Workspace } from './workspace.ts'

const isTop = ({ kind, parent }: DslElement): boolean =>
  parent === undefined && (kind === 'person' || kind === 'softwaresystem' || kind === 'element')

export const isDeployed = ({ kind }: DslElement): boolean => /^(?:deployment|infrastructure)|instance$/.test(kind)

/** What a view shows: what it is of, everything that is joined to it, and what it names; without what it excludes. */
export const shownIn = (workspace: Workspace, view: DslView, report: TextReport): Set<DslElement> => {
  const all = [...workspace.elements.values()]
  const scope = workspace.find(view.scope)
  const found = new Set<DslElement>()
  if (view.kind === 'dynamic') {
    for (const { from, to } of view.steps) for (const id of [from, to]) add(found, workspace.elements.get(id))
    return found
  }
  if (view.kind === 'deployment') return new Set(deployedIn(all, view))
  const core = all.filter((element) => isCore(element, view, scope))
  const beside = all.filter((each) => !core.includes(each) && isBeside(each, view, scope))
  const whole = new Set([...core, ...beside.filter((each) => isJoined(workspace, each, core))])
  const rules = view.rules.filter((rule) => !isOfRelationships(rule))
  const first = rules.some(({ isIncluded }) => isIncluded) ? [] : [{ isIncluded: true, words: '*', at: view.at }]
  for (const { isIncluded, words, at } of [...first, ...rules]) {
    const means = /^\*\??$/.test(words) ? (each: DslElement) => whole.has(each) : elementsMeant(words, workspace)
    if (means === undefined) report.note(unknownRule, at, words)
    else
      for (const element of all.filter(means))
        if (isIncluded) found.add(element)
        else found.delete(element)
  }
  return found
}

const add = (found: Set<DslElement>, element: DslElement | undefined): void => {
  if (element !== undefined) found.add(element)
}

const isCore = (element: DslElement, { kind }: DslView, scope: DslElement | undefined): boolean => {
  if (kind === 'systemlandscape') return isTop(element)
  if (kind === 'systemcontext') return element === scope
  return (
    element.parent === scope && (kind === 'container' ? element.kind === 'container' : element.kind === 'component')
  )
}

/** Beside a component are containers of its system; else people and systems. */
const isBeside = (element: DslElement, { kind }: DslView, scope: DslElement | undefined): boolean =>
  isTop(element)
    ? element !== scope && element !== scope?.parent
    : kind === 'component' && element.parent === scope?.parent && element !== scope

const isJoined = (workspace: Workspace, element: DslElement, core: readonly DslElement[]): boolean =>
  workspace.relationships.some(({ from, to }) => {
    const [start, end] = [workspace.elements.get(from), workspace.elements.get(to)]
    const meets = (each: DslElement | undefined): boolean => core.some((one) => workspace.isIn(each, one))
    return (workspace.isIn(start, element) && meets(end)) || (workspace.isIn(end, element) && meets(start))
  })

/** The nodes and instances of an environment. */
const deployedIn = (all: DslElement[], { environment = '' }: DslView): DslElement[] => {
  const root = all.find(
    ({ kind, name, id }) =>
      kind === 'deploymentenvironment' && (name === environment || id === environment.toLowerCase()),
  )
  return all.filter((element) => {
    let around = element.parent
    while (around !== undefined && around.kind !== 'deploymentenvironment') around = around.parent
    return isDeployed(element) && element.kind !== 'deploymentenvironment' && (root === undefined || around === root)
  })
}
