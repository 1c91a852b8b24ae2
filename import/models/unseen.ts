/**
 * What a graph has to keep places alone, and its author made invisible: it is not drawn.
 */
import type { TextReport } from '../text/report.ts'
import type { GraphModel, ModelGroup } from './graph.ts'

/** Ids of nodes and groups that are invisible. */
export type Unseen = { nodes: ReadonlySet<string>; groups: ReadonlySet<string> }

/**
 * Takes invisible nodes and frames out of a graph. What is in such a frame stays; a node that an arrow is drawn at is a
 * dot, so that the arrow is not lost.
 */
export function withoutUnseen(model: GraphModel, unseen: Unseen, report: TextReport): void {
  const seen = model.edges.filter(({ stroke }) => stroke !== 'invisible')
  const ends = new Set(seen.flatMap(({ from, to }) => [from, to]))
  for (const id of unseen.nodes) {
    const node = model.nodes.get(id)
    if (node === undefined) continue
    if (ends.has(id)) Object.assign(node, { label: '', shape: 'point' })
    else {
      model.nodes.delete(id)
      report.noteOnce(what, node.at, id)
    }
  }
  model.edges = model.edges.filter(({ from, to }) => [from, to].every((id) => ends.has(id) || !unseen.nodes.has(id)))
  const gone = new Map(
    model.groups.filter(({ id }) => unseen.groups.has(id) && !ends.has(id)).map((one) => [one.id, one]),
  )
  if (gone.size === 0) return
  for (const { id, at } of gone.values()) report.noteOnce(what, at, id)
  model.groups = model.groups.filter(({ id }) => !gone.has(id))
  for (const item of [...model.nodes.values(), ...model.groups]) moveOut(item, gone)
}

const what = 'invisible nodes and frames'

const moveOut = (item: { group?: string }, gone: ReadonlyMap<string, ModelGroup>): void => {
  for (let group = gone.get(item.group ?? ''); group !== undefined; group = gone.get(item.group ?? ''))
    if (group.group === undefined) delete item.group
    else item.group = group.group
}
