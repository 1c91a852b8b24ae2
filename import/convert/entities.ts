/**
 * Entities as data of er-crows-foot and relational-schema.
 */
import type { EntityEnd, EntityModel, ModelAttribute, ModelEntity } from '../models/entities.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { callouts, focus } from './emphasis.ts'
import { dataNames, oneLine } from './names.ts'

/** The recipes for entities; where foreign keys name columns, lines can meet them. */
export function entityWays(model: EntityModel): RecipeWay[] {
  const joinsColumns = model.relationships.some(({ fields }) => fields !== undefined)
  const crowsFoot = { recipe: 'er-crows-foot', make: (conversion: Conversion) => entityData(model, conversion, false) }
  const schema = schemaWay(model)
  return joinsColumns ? [schema, crowsFoot] : [crowsFoot, schema]
}

/** Tables whose fields refer to fields; how many of one belong to another may be unsaid. */
export const schemaWay = (model: EntityModel): RecipeWay => ({
  recipe: 'relational-schema',
  make: (conversion) => entityData(model, conversion, true),
})

const entityData = (model: EntityModel, conversion: Conversion, byColumns: boolean): DiagramData => {
  const entities = [...model.entities.values()]
  const names = dataNames(entities.map(({ name, label = name }) => ({ id: name, label })))
  const refOf = (name: string): string => names.get(name)?.ref ?? name
  const items = entities.map((entity) => ({ ...entity, id: entity.name }))
  return {
    ...conversion.heading(model),
    ...focus(items, refOf, conversion),
    nodes: entities.map((entity) => {
      const { name, id } = names.get(entity.name)!
      const own = id === undefined ? {} : { id }
      const fields = fieldsOf(entity, conversion)
      return conversion.placed(entity.at, { ...own, name, ...given('note', entity.note), fields })
    }),
    edges: edgesOf(model, { refOf, conversion, byColumns }),
    ...callouts(model.remarks, (name) => names.get(name)?.ref, conversion),
  }
}

type EdgeWay = { refOf: (name: string) => string; conversion: Conversion; byColumns: boolean }

/** Relations as edges; a key that a column has twice, with a rule of its own or not, is one line between columns. */
const edgesOf = ({ relationships }: EntityModel, { refOf, conversion, byColumns }: EdgeWay): object[] => {
  const seen = new Map<string, string>()
  return relationships.flatMap(({ from, to, fromEnd, toEnd, identifying, label, at, fields }) => {
    if (!identifying && fields === undefined)
      conversion.noteOnce('dashed lines: relations that do not identify', at, label)
    if (byColumns && (fields?.from.length ?? 0) > 1)
      conversion.note('a key of several columns, drawn at its first', at, fields?.from.join(', '))
    const [start, end] = byColumns ? [fields?.from[0], fields?.to[0]] : []
    const ends = {
      from: start === undefined ? refOf(from) : `${refOf(from)}.${start}`,
      to: end === undefined ? refOf(to) : `${refOf(to)}.${end}`,
    }
    const joined = `${ends.from} ${ends.to}`
    const columns = `${fields?.from.join()} ${fields?.to.join()}`
    if (start !== undefined && seen.has(joined)) {
      const what =
        seen.get(joined) === columns ? 'a key that is written twice' : 'a key whose first columns another joins'
      conversion.note(what, at, `${ends.from} to ${ends.to}`)
      return []
    }
    seen.set(joined, columns)
    return [conversion.placed(at, { ...ends, ...given('text', label), ...countsOf([fromEnd, toEnd], at, conversion) })]
  })
}

/** How many there are at both ends, where that is said. */
const countsOf = ([from, to]: readonly [EntityEnd, EntityEnd], at: number, conversion: Conversion): object =>
  from === 'unsaid' || to === 'unsaid'
    ? {}
    : { ends: [cardinality(from, at, conversion), cardinality(to, at, conversion)] }

type SaidEnd = Exclude<EntityEnd, 'unsaid'>

const cardinalities: Readonly<Record<SaidEnd, string>> = {
  one: '1',
  'zero-one': '0..1',
  many: '1..*',
  'zero-many': '0..*',
  parent: '1',
}

const cardinality = (end: SaidEnd, at: number, conversion: Conversion): string => {
  if (end === 'parent') conversion.note('the end of a parent, drawn as exactly one', at)
  return cardinalities[end]
}

const keys = { PK: 'primary', FK: 'foreign', UK: 'unique' } as const

const fieldsOf = ({ attributes }: ModelEntity, conversion: Conversion): object[] => {
  const seen = new Set<string>()
  return attributes.flatMap((attribute) => {
    const name = oneLine(attribute.name)
    if (seen.has(name)) {
      conversion.note('an attribute that is written twice', attribute.at, name)
      return []
    }
    seen.add(name)
    return [fieldOf({ ...attribute, name }, conversion)]
  })
}

/** How many keys a field can be of. */
const mostKeys = 2

const fieldOf = ({ name, type, keys: all, note, at }: ModelAttribute, conversion: Conversion): object => {
  const own = all.slice(0, mostKeys).map((key) => keys[key])
  for (const other of all.slice(mostKeys)) conversion.note('the third key of an attribute', at, `${name} ${other}`)
  return conversion.placed(at, {
    name,
    ...given('type', type),
    ...(own.length === 0 ? {} : { key: own.length === 1 ? own[0] : own }),
    ...given('note', note),
  })
}
