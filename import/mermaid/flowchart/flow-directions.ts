/**
 * Which way subgraphs flow that do not say so: across the flow around them, as Mermaid draws them, where nothing inside is
 * joined to anything outside. All others go on as what is around them does.
 */
import type { GraphModel, ModelDirection, ModelGroup } from '../../models/graph.ts'

export function directGroups({ nodes, groups, edges, direction = 'TB' }: GraphModel): void {
  const outer = new Map([...nodes.values(), ...groups].map(({ id, group }) => [id, group]))
  const isInside = (id: string, group: string): boolean => {
    for (let at = outer.get(id); at !== undefined; at = outer.get(at)) if (at === group) return true
    return false
  }
  const isAlone = ({ id }: ModelGroup): boolean => {
    const ends = edges.map(({ from, to }) => [isInside(from, id), isInside(to, id)])
    return ends.some(([from, to]) => from && to) && ends.every(([from, to]) => from === to)
  }
  const byId = new Map(groups.map((group) => [group.id, group]))
  const done = new Set<ModelGroup>()
  const flowOf = (id: string | undefined): ModelDirection => {
    const group = byId.get(id ?? '')
    if (group === undefined) return direction
    if (done.has(group)) return group.direction ?? direction
    done.add(group)
    const around = flowOf(group.group)
    if (group.direction === undefined && isAlone(group)) group.direction = isLevel(around) ? 'TB' : 'LR'
    return group.direction ?? around
  }
  for (const { id } of groups) flowOf(id)
}

const isLevel = (direction: ModelDirection): boolean => direction === 'LR' || direction === 'RL'
