/**
 * Classes as data of uml-class; objects alone as data of uml-object first.
 */
import type { ClassModel, ModelClass } from '../models/classes.ts'
import { entryOf } from '../text/entry-of.ts'
import { asMember, memberData } from './class-members.ts'
import { type RelationData, relationData } from './class-relations.ts'
import { type Conversion, type DiagramData, type RecipeWay } from './conversion.ts'
import { callouts, focus } from './emphasis.ts'
import { dataNames } from './names.ts'
import { hasObjectsOnly, objectWay } from './objects.ts'

export const classWays = (model: ClassModel): RecipeWay[] => {
  const classes = { recipe: 'uml-class', make: (conversion: Conversion) => classData(model, conversion) }
  return hasObjectsOnly(model) ? [objectWay(model), classes] : [classes]
}

const classData = (model: ClassModel, conversion: Conversion): DiagramData => {
  const classes = [...model.classes.values()]
  const names = dataNames(
    classes.map(({ id, label, generic }) => ({ id, label: generic === undefined ? label : `${label}<${generic}>` })),
    model.relations.map(({ label }) => label),
  )
  const refOf = (id: string): string | undefined => names.get(id)?.ref
  for (const { at, label } of model.packages.values()) conversion.noteOnce('packages', at, label)
  return {
    ...conversion.heading(model),
    ...focus(classes, refOf, conversion),
    nodes: classes.map((each) => {
      const { name = each.label, id } = names.get(each.id) ?? {}
      return conversion.placed(each.at, { ...(id === undefined ? {} : { id }), name, ...bodyOf(each, conversion) })
    }),
    edges: withoutCycles(
      model.relations.map((relation) =>
        conversion.placed(relation.at, relationData(relation, { refOf: (id) => refOf(id) ?? id, conversion })),
      ),
      conversion,
    ),
    ...callouts(model.remarks, refOf, conversion),
  }
}

/** No class is above itself: an inheritance that closes a cycle is an association, and the ledger says so. */
const withoutCycles = (edges: RelationData[], conversion: Conversion): RelationData[] => {
  const above = new Map<string, string[]>()
  const isBelow = (low: string, high: string): boolean => {
    const seen = new Set([low])
    for (const each of seen) for (const next of above.get(each) ?? []) seen.add(next)
    return seen.has(high)
  }
  return edges.map((edge) => {
    const { from, to, kind: relation = '' } = edge
    if (from === to || !['inheritance', 'implementation'].includes(relation)) return edge
    if (!isBelow(to, from)) {
      above.set(from, [...(above.get(from) ?? []), to])
      return edge
    }
    const at = conversion.placeOf(edge) ?? 0
    conversion.note('an inheritance that closes a cycle, drawn as an association', at, `${from} > ${to}`)
    const { kind: _, ...rest } = edge
    return conversion.placed(at, rest)
  })
}

const kinds: Readonly<Record<string, string>> = {
  interface: 'interface',
  lollipop: 'interface',
  abstract: 'abstract',
  'abstract class': 'abstract',
  enum: 'enum',
  enumeration: 'enum',
}

/** As the form of classes has it. */
const longestStereotype = 40

const bodyOf = ({ keyword, annotations, members, at }: ModelClass, conversion: Conversion): object => {
  const words = [...(keyword === undefined || keyword === 'object' ? [] : [keyword]), ...annotations]
  const kind = words.flatMap((word) => entryOf(kinds, word.toLowerCase()) ?? [])[0]
  const others = words.filter((word) => entryOf(kinds, word.toLowerCase()) === undefined && word !== 'class')
  const stereotype = others.join(', ')
  if (stereotype.length > longestStereotype) conversion.note('a stereotype', at, `«${stereotype}»`)
  const all = members.map(asMember)
  const [fields, methods] = [false, true].map((isMethod) => all.filter(({ method }) => method === isMethod))
  const list = (key: string, of: typeof members = []) =>
    of.length === 0
      ? {}
      : {
          [key]: withoutTwice(
            // Literals of an enumeration have no visibility to say.
            of.map((each) => memberData(kind === 'enum' ? { visibility: '+', ...each } : each, conversion)),
            { conversion, at },
          ),
        }
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(stereotype === '' || stereotype.length > longestStereotype ? {} : { stereotype }),
    ...list('fields', fields),
    ...list('methods', methods),
  }
}

/** A member that is written twice is drawn once. */
const withoutTwice = (members: { name: string }[], { conversion, at }: { conversion: Conversion; at: number }) => {
  const seen = new Set<string>()
  return members.filter((member) => {
    const isNew = !seen.has(member.name)
    seen.add(member.name)
    if (!isNew) conversion.note('a member that is written twice', conversion.placeOf(member) ?? at, member.name)
    return isNew
  })
}
