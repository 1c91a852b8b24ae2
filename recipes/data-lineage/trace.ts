/** What is computed from a column, directly or through others, and in how many steps. */
import type { Entity, EntityData, Field, Relation } from '../../drawing/data/entities.ts'
import type { Finding } from '../../src/scene/findings.ts'

export type Downstream = { source: Set<Field>; fields: Set<Field>; edges: Set<Relation> }

/** The columns and arrows downstream of columns, or of all columns of tables. */
export function downstream(references: readonly string[], { nodes, edges }: EntityData): Downstream {
  const source = new Set(references.flatMap((reference) => fieldsOf(reference, nodes)))
  const found: Downstream = { source, fields: new Set(), edges: new Set() }
  const waiting = [...source]
  for (let field = waiting.pop(); field !== undefined; field = waiting.pop())
    for (const edge of edges) {
      if (!fieldsOf(edge.from, nodes).includes(field)) continue
      found.edges.add(edge)
      for (const next of fieldsOf(edge.to, nodes))
        if (!found.fields.has(next)) {
          found.fields.add(next)
          waiting.push(next)
        }
    }
  return found
}

/**
 * The most steps that lead from a source to each table; tables on a cycle have none that can be counted. Tables that
 * nothing joins are put where there are fewest, in more columns where they are many.
 */
export function stepsOf({ nodes, edges }: EntityData): number[] {
  const joins = edges.map(({ from, to }) => [tableOf(from, nodes), tableOf(to, nodes)] as const)
  const steps = nodes.map(() => 0)
  for (let round = 0; round < nodes.length; round++)
    for (const [start, end] of joins) steps[end] = Math.max(steps[end] ?? 0, (steps[start] ?? 0) + 1)
  const isJoined = (table: number): boolean => joins.some((join) => join.includes(table))
  const loose = [...steps.keys()].filter((table) => !isJoined(table))
  const columns = Math.max(...steps.map((step) => step + 1), Math.min(mostLoose, Math.ceil(Math.sqrt(loose.length))))
  const counts = Array.from({ length: columns }, () => 0)
  for (const [table, step] of steps.entries()) if (isJoined(table)) counts[step] = (counts[step] ?? 0) + 1
  for (const table of loose) {
    const fewest = counts.indexOf(Math.min(...counts))
    steps[table] = fewest
    counts[fewest] = (counts[fewest] ?? 0) + 1
  }
  return steps
}

/** So many columns fit a sheet whatever is in them. */
const mostLoose = 4

/** Arrows that close a cycle with those before them, through other tables or within one. */
export const checkCycles = ({ nodes, edges }: EntityData): Finding[] => {
  const joins = edges.map(({ from, to }) => [tableOf(from, nodes), tableOf(to, nodes)] as const)
  return edges.flatMap(({ from, to }, index) => {
    const [start = -1, end = -1] = joins[index] ?? []
    return start >= 0 && end >= 0 && reaches(end, start, joins.slice(0, index))
      ? [{ at: `edges.${index}`, problem: `leads from ${from} back to ${to}; lineage has no cycles` }]
      : []
  })
}

/** Whether joins lead from one table to another. */
const reaches = (start: number, end: number, joins: readonly (readonly [number, number])[]): boolean => {
  const reached = new Set([start])
  for (const table of reached) for (const [from, to] of joins) if (from === table) reached.add(to)
  return reached.has(end)
}

/** The index of the table that a reference is, or names a column of. */
export const tableOf = (reference: string, nodes: readonly Entity[]): number =>
  nodes.findIndex((node) => namesOf(node).some((name) => name === reference) || columnOf(reference, node) !== undefined)

/** The column that a reference names, or all columns of the table. */
const fieldsOf = (reference: string, nodes: readonly Entity[]): Field[] =>
  nodes.flatMap((node) => (namesOf(node).includes(reference) ? node.fields : (columnOf(reference, node) ?? [])))

const columnOf = (reference: string, node: Entity): Field | undefined =>
  node.fields.find((field) => namesOf(node).some((name) => `${name}.${field.name}` === reference))

const namesOf = ({ id, name }: Entity): string[] => (id === undefined ? [name] : [id, name])
