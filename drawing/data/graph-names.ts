/**
 * What references in a graph name: groups are named by nodes and groups, nodes and groups by edges; a node goes before a
 * group of its name.
 */
import type { GraphDocument, GraphGroup, GraphNode } from './graph-types.ts'
import { namedTargets, References } from './references.ts'

/** One end of an edge: a node or a group. */
export type EndItem = { node: GraphNode; group?: undefined } | { node?: undefined; group: GraphGroup }

/** The names of one graph. */
export class GraphNames {
  readonly #nodes: References
  readonly #groups: References
  readonly #hasGroups: boolean

  constructor({ nodes, groups }: Pick<GraphDocument, 'nodes' | 'groups'>) {
    this.#nodes = new References(namedTargets(nodes))
    this.#groups = new References(namedTargets(groups))
    this.#hasGroups = groups.length > 0
  }

  node(reference: string): GraphNode | undefined {
    return this.#nodes.find(reference) as GraphNode | undefined
  }

  group(reference: string): GraphGroup | undefined {
    return this.#groups.find(reference) as GraphGroup | undefined
  }

  /** The node or group at an end of an edge. */
  end(reference: string): EndItem | undefined {
    const node = this.node(reference)
    if (node !== undefined) return { node }
    const group = this.group(reference)
    return group === undefined ? undefined : { group }
  }

  /** The groups around an item, the innermost first; those of a cycle once. */
  around({ group }: { group?: string | undefined }): GraphGroup[] {
    const found: GraphGroup[] = []
    for (let next = group; next !== undefined; ) {
      const outer = this.group(next)
      if (outer === undefined || found.includes(outer)) break
      found.push(outer)
      next = outer.group
    }
    return found
  }

  /** Why an end of an edge leads nowhere, if it does. */
  endProblem(reference: string): string | undefined {
    if (this.group(reference) !== undefined && this.node(reference) === undefined)
      return this.#groups.problem(reference, 'a group')
    return this.#nodes.problem(reference, this.#hasGroups ? 'a node or a group' : 'a node')
  }

  /** Why a group is not found, if it is not. */
  groupProblem(reference: string): string | undefined {
    return this.#groups.problem(reference, 'a group')
  }
}
