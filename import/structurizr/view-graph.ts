/**
 * A view of a workspace as a graph: what it shows, and relationships between what is shown, also those that follow from
 * parts of it.
 */

import { type C4Level, recipes } from '../convert/c4.ts'
import { emptyGraph, type GraphModel, type ModelNode } from '../models/graph.ts'
import { entryOf } from '../text/entry-of.ts'
import type { TextReport } from '../text/report.ts'
import { isDeployed, shownIn } from './view-elements.ts'
import { relationshipFilter } from './view-rules.ts'
import type { DslElement, DslRelationship, DslView, Workspace } from './workspace.ts'

const levels: Readonly<Record<DslView['kind'], C4Level>> = {
  systemlandscape: 'landscape',
  systemcontext: 'context',
  container: 'container',
  component: 'component',
  dynamic: 'dynamic',
  deployment: 'deployment',
}

/** The first view of each kind, or the whole model where there is none. */
export const drawnViews = (workspace: Workspace): DslView[] =>
  workspace.views.length === 0
    ? [wholeModel(workspace)]
    : workspace.views.filter((view, index, all) => all.findIndex(({ kind }) => kind === view.kind) === index)

/** The graph of a view; the others are in the ledger, with what draws them. */
export function viewGraph(
  workspace: Workspace,
  report: TextReport,
  view = drawnViews(workspace)[0]!,
): { graph: GraphModel; level: C4Level } {
  for (const other of workspace.views.filter((each) => each !== view)) {
    const isFirst = drawnViews(workspace).includes(other)
    const how = isFirst ? `${recipes[levels[other.kind]]} draws it` : 'only the first of its kind can be drawn'
    report.note(`another view; ${how}`, other.at, `${other.kind} ${other.key}`)
  }
  const graph = emptyGraph()
  const title = view.title ?? workspace.title
  if (title !== undefined) graph.title = title
  const shown = shownIn(workspace, view, report)
  const scope = workspace.find(view.scope)
  for (const element of [...shown].toSorted((a, b) => a.at - b.at))
    addElement(graph, element, { scope, shown, workspace })
  addRelationships(graph, { workspace, view, shown, report })
  return { graph, level: levels[view.kind] }
}

const wholeModel = ({ elements }: Workspace): DslView => {
  const all = [...elements.values()]
  const system = all.find((each) => all.some(({ kind, parent }) => kind === 'container' && parent === each))
  const empty = { key: '', rules: [], steps: [], at: 0 }
  return system === undefined
    ? { kind: 'systemlandscape', scope: '', ...empty }
    : { kind: 'container', scope: system.id, ...empty }
}

type Shown = { scope: DslElement | undefined; shown: ReadonlySet<DslElement>; workspace: Workspace }

const addElement = (graph: GraphModel, element: DslElement, { scope, shown, workspace }: Shown): void => {
  const { id, parent, at, group } = element
  const around =
    parent !== undefined &&
    (shown.has(parent) || parent === scope || isDeployed(parent)) &&
    parent.kind !== 'deploymentenvironment'
      ? parent
      : undefined
  const owner = around?.id ?? (group === undefined ? undefined : `group ${group}`)
  const own = { at, ...(owner === undefined ? {} : { group: owner }) }
  if (around !== undefined && !shown.has(around))
    addGroup(graph, { id: around.id, label: around.name, shape: 'boundary', at: around.at })
  if (around === undefined && group !== undefined)
    addGroup(graph, { id: `group ${group}`, label: group, shape: 'boundary', at })
  const holds = [...shown].some((each) => each.parent === element)
  if (holds)
    return addGroup(graph, {
      id,
      label: element.name,
      shape: 'node',
      ...notesOf(element),
      ...own,
    })
  graph.nodes.set(id, { id, ...wordsOf(element, workspace), ...own })
}

/** What a node that holds others runs on, and what it does. */
const notesOf = ({ technology, description }: DslElement): { note?: string } =>
  technology === undefined && description === undefined
    ? {}
    : { note: [technology, description].filter((words) => words !== undefined).join(': ') }

const addGroup = ({ groups }: GraphModel, group: GraphModel['groups'][number]): void => {
  if (!groups.some(({ id }) => id === group.id)) groups.push(group)
}

const shapes: Readonly<Record<string, string>> = {
  person: 'person',
  softwaresystem: 'system',
  container: 'container',
  component: 'component',
  element: 'system',
}

const wordsOf = (element: DslElement, workspace: Workspace): Omit<ModelNode, 'id' | 'at' | 'group'> => {
  const of = element.of === undefined ? undefined : workspace.find(element.of)
  const { name, description, technology, kind, tags } = {
    ...(of ?? element),
    tags: `${of?.tags ?? ''},${element.tags}`,
  }
  const shape = entryOf(shapes, kind) ?? 'container'
  const suffix = /database|\bdb\b/i.test(tags) ? '_db' : /queue|topic|\bbus\b/i.test(tags) ? '_queue' : ''
  const outside = /\bexternal/i.test(tags) && (shape === 'person' || shape === 'system')
  return {
    label: name,
    shape: outside ? `external_${shape}` : `${shape}${shape === 'person' ? '' : suffix}`,
    ...(description === undefined ? {} : { note: description }),
    ...(technology === undefined ? {} : { tech: technology }),
  }
}

type Relations = { workspace: Workspace; view: DslView; shown: ReadonlySet<DslElement>; report: TextReport }

/** Relationships between what is shown; one of a part counts for the whole that is shown. */
const addRelationships = (graph: GraphModel, { workspace, view, shown, report }: Relations): void => {
  const joined = new Set<string>()
  const isShown = relationshipFilter(workspace, view, report)
  const relationships =
    view.kind === 'dynamic' ? view.steps : [...workspace.relationships, ...instanceRelationships(workspace, shown)]
  for (const relationship of relationships) {
    const { from, to, description, technology, at } = relationship
    const [start, end] = [from, to].map((id) => visible(workspace.elements.get(id), shown))
    if (start === undefined || end === undefined || start === end) continue
    if (!isShown({ ...relationship, start, end })) continue
    const key = `${start.id} ${end.id}`
    // Relationships of parts repeat those of the whole.
    const isOwn = start.id === from && end.id === to
    if (view.kind !== 'dynamic' && !isOwn && joined.has(key)) continue
    joined.add(key)
    graph.edges.push({
      from: start.id,
      to: end.id,
      head: 'point',
      tail: 'none',
      stroke: 'normal',
      at,
      ...(description === undefined ? {} : { label: description }),
      ...(technology === undefined ? {} : { tech: technology }),
    })
  }
}

const visible = (element: DslElement | undefined, shown: ReadonlySet<DslElement>): DslElement | undefined => {
  for (let here = element; here !== undefined; here = here.parent) if (shown.has(here)) return here
  return undefined
}

/** Instances are joined as what they are instances of. */
const instanceRelationships = (workspace: Workspace, shown: ReadonlySet<DslElement>): DslRelationship[] => {
  const instances = [...shown].flatMap((element) => {
    const of = element.of === undefined ? undefined : workspace.find(element.of)
    return of === undefined ? [] : [{ element, of }]
  })
  if (instances.length === 0) return []
  return workspace.relationships.flatMap((relationship) =>
    instances
      .filter(({ of }) => of.id === relationship.from)
      .flatMap(({ element: from }) =>
        instances
          .filter(({ of }) => of.id === relationship.to)
          .map(({ element: to }) => ({ ...relationship, from: from.id, to: to.id })),
      ),
  )
}
