/**
 * Which way subgraphs flow, as Mermaid draws them. Where something inside is joined to something outside, as what is around
 * them does, whatever they say; all others as they say, or else across what is around them.
 */
import type { GraphModel, ModelDirection, ModelGroup } from '../../models/graph.ts'

/** Directs the groups, and returns those whose own direction has no effect. */
export function directGroups({ nodes, groups, edges, direction = 'TB' }: GraphModel): ModelGroup[] {
  const outer = new Map([...nodes.values(), ...groups].map(({ id, group }) => [id, group]))
  /** The groups around a node or a group; a text with mistakes may have one that is within itself. */
  const around = (id: string): Set<string> => {
    const found = new Set<string>()
    for (let at = outer.get(id); at !== undefined && !found.has(at); at = outer.get(at)) found.add(at)
    return found
  }
  const [joined, left] = [new Set<string>(), new Set<string>()]
  for (const { from, to } of edges) {
    const [one, other] = [around(from), around(to)]
    for (const id of one) (other.has(id) ? joined : left).add(id)
    for (const id of other) if (!one.has(id)) left.add(id)
  }
  const isAlone = ({ id }: ModelGroup): boolean => joined.has(id) && !left.has(id)
  const unheard = groups.filter((group) => group.direction !== undefined && left.has(group.id))
  for (const group of unheard) delete group.direction
  const byId = new Map(groups.map((group) => [group.id, group]))
  const done = new Set<ModelGroup>()
  const flowOf = (id: string | undefined): ModelDirection => {
    const group = byId.get(id ?? '')
    if (group === undefined) return direction
    if (done.has(group)) return group.direction ?? direction
    done.add(group)
    const outside = flowOf(group.group)
    if (group.direction === undefined && isAlone(group)) group.direction = isLevel(outside) ? 'TB' : 'LR'
    else if (outside !== direction) group.direction ??= outside
    return group.direction ?? outside
  }
  for (const { id } of groups) flowOf(id)
  return unheard
}

const isLevel = (direction: ModelDirection): boolean => direction === 'LR' || direction === 'RL'
