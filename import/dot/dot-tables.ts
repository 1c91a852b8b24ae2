/**
 * Records of DOT that are tables: fields with types, and every edge from a field to a field. Of structs, trees and lists,
 * whose fields have no types, nothing says that they refer.
 */
import { type EntityModel, emptyEntities, type ModelAttribute, type ModelEntity } from '../models/entities.ts'
import type { ModelEdge, ModelNode } from '../models/graph.ts'
import type { DotAttributes, DotState } from './dot-state.ts'
import { flatFields, recordField } from './dot-words.ts'

/** Records with their fields by ports. */
type Records = ReadonlyMap<string, { entity: ModelEntity; fields: ReadonlyMap<string, string> }>

/** The tables of a text whose nodes are all tables; undefined if one is not, or if an edge joins anything else. */
export function tablesOf({ graph, attributes, ports }: DotState): EntityModel | undefined {
  if (graph.groups.length > 0 || graph.edges.length === 0) return undefined
  const records: Records = new Map(
    [...graph.nodes.values()].flatMap((node) => recordOf(node, attributes.get(node.id) ?? new Map()) ?? []),
  )
  const all = [...records.values()].flatMap(({ entity }) => entity.attributes)
  const typed = all.filter(({ type }) => type !== undefined)
  if (records.size < graph.nodes.size || typed.length * 2 < all.length) return undefined
  const model: EntityModel = { ...emptyEntities(), ...(graph.title === undefined ? {} : { title: graph.title }) }
  for (const [id, { entity }] of records) model.entities.set(id, entity)
  const known = new Set<string>()
  for (const edge of graph.edges) {
    const [from, to] = [0, 1].map((end) => fieldAt(edge, end, { records, ports }))
    const isArrow = edge.head === 'point' && edge.tail === 'none' && edge.stroke !== 'invisible'
    const key = JSON.stringify([edge.from, from, edge.to, to])
    if (from === undefined || to === undefined || !isArrow || known.has(key)) return undefined
    known.add(key)
    model.relationships.push({
      from: edge.from,
      to: edge.to,
      fromEnd: 'unsaid',
      toEnd: 'unsaid',
      fields: { from: [from], to: [to] },
      identifying: true,
      label: edge.label ?? '',
      at: edge.at,
    })
  }
  return model
}

const fieldAt = (
  edge: ModelEdge,
  end: number,
  { records, ports }: { records: Records; ports: DotState['ports'] },
): string | undefined => records.get(end === 0 ? edge.from : edge.to)?.fields.get(ports.get(edge)?.[end] ?? '')

/** A record whose first field is its name. */
const recordOf = (node: ModelNode, attributes: DotAttributes) => {
  const { text = '', html } = attributes.get('label') ?? {}
  const written = html ? undefined : flatFields(text)
  const isRecord = attributes.get('shape')?.text.toLowerCase().endsWith('record') === true
  const isSeen = !/\binvis/.test(attributes.get('style')?.text ?? '')
  if (!isRecord || !isSeen || written === undefined) return undefined
  const [title, ...rows] = written.map((field) => recordField(field, node.id))
  if (title === undefined || title.words === '' || rows.length === 0) return undefined
  const fields = rows.map(({ words, port }) => ({ port, attribute: attributeOf(oneLine(words), node.at) }))
  const names = new Set(fields.map(({ attribute }) => attribute.name))
  if (names.size < fields.length || names.has('')) return undefined
  const entity = {
    name: node.id,
    label: oneLine(title.words),
    attributes: fields.map(({ attribute }) => attribute),
    at: node.at,
  }
  return [[node.id, { entity, fields: new Map(fields.map(({ port, attribute }) => [port, attribute.name])) }] as const]
}

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ')

/** `name: type`. */
const attributeOf = (words: string, at: number): ModelAttribute => {
  const colon = words.indexOf(':')
  const [name, type] = colon < 0 ? [words, ''] : [words.slice(0, colon).trim(), words.slice(colon + 1).trim()]
  return { name, ...(type === '' ? {} : { type }), keys: [], at }
}
