/** What a column feeds. */
import { type EntityData, entityTargets } from '../../drawing/data/entities.ts'
import { References } from '../../drawing/data/references.ts'

/** The columns and edges downstream of the columns, or of all columns of the tables, in focus. */
export function downstream({ focus, ...data }: EntityData & { focus?: string[] | undefined }): Set<object> {
  const references = new References(entityTargets(data))
  const columnsOf = (reference: string): object[] => {
    const item = references.find(reference)
    return data.nodes.find((node) => node === item)?.fields ?? (item === undefined ? [] : [item])
  }
  const sources = focus?.flatMap(columnsOf) ?? []
  const reached = new Set(sources)
  for (const column of reached)
    for (const edge of data.edges.filter(({ from }) => columnsOf(from).includes(column)))
      for (const next of [edge, ...columnsOf(edge.to)]) reached.add(next)
  return new Set([...reached].filter((item) => !sources.includes(item)))
}
