/**
 * An ER diagram against Mermaid's model: entities with attributes, relationships in order.
 */
import type { EntityModel, ModelEntity } from '../../../import/models/entities.ts'
import { Differences, saidOf, type Theirs } from './differences.ts'

const cardinalities: Readonly<Record<string, string>> = {
  one: 'ONLY_ONE',
  'zero-one': 'ZERO_OR_ONE',
  many: 'ONE_OR_MORE',
  'zero-many': 'ZERO_OR_MORE',
  parent: 'MD_PARENT',
}

export function compareEr(ours: EntityModel, theirs: Theirs): string[] {
  const differences = new Differences()
  const entities = Object.entries<Theirs>(theirs['entities'] ?? {})
  differences.alike('entity', [...ours.entities.values()].map(entityOf), entities.map(entityOfTheirs))
  // In Mermaid's model, cardA is the end at B.
  const names = new Map(entities.map(([name, { id }]) => [id, name]))
  differences.inOrder(
    'relationship',
    ours.relationships.map(({ from, fromEnd, identifying, toEnd, to, label }) =>
      JSON.stringify([from, cardinalities[fromEnd], identifying, cardinalities[toEnd], to, saidOf(label)]),
    ),
    (theirs['relationships'] ?? []).map(({ entityA, entityB, roleA, relSpec }: Theirs) => {
      const identifies = relSpec.relType === 'IDENTIFYING'
      const ends = [names.get(entityA), relSpec.cardB, identifies, relSpec.cardA, names.get(entityB)]
      return JSON.stringify([...ends, saidOf(roleA)])
    }),
  )
  differences.same('direction', ours.direction ?? 'TB', theirs['direction'])
  for (const key of ['accTitle', 'accDescr'] as const) differences.words(key, ours[key], theirs[key])
  return differences.found
}

const entityOf = ({ name, label = '', attributes }: ModelEntity): string =>
  JSON.stringify([name, label, attributes.map((each) => [each.type, each.name, each.keys, each.note ?? ''])])

const entityOfTheirs = ([name, { alias, attributes = [] }]: [string, Theirs]): string => {
  const columns = attributes.map((each: Theirs) => [
    each['type'],
    each['name'],
    each['keys'] ?? [],
    saidOf(each['comment']),
  ])
  return JSON.stringify([name, saidOf(alias), columns])
}
