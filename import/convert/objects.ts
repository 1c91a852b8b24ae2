/**
 * Objects as data of uml-object: their slots as they are written, and references as far as lines say where they lead.
 */
import type { ClassModel, ModelMember, ModelRelation, RelationEnd } from '../models/classes.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { callouts, focus } from './emphasis.ts'
import { dataNames } from './names.ts'

/** Whether a diagram of classes has objects, and nothing else. */
export const hasObjectsOnly = ({ classes }: ClassModel): boolean =>
  classes.size > 0 && [...classes.values()].every(({ keyword }) => keyword === 'object')

/** The way to draw objects. */
export const objectWay = (model: ClassModel): RecipeWay => ({
  recipe: 'uml-object',
  make: (conversion) => objectData(model, conversion),
})

/** The most slots of an object, and characters of one. */
const most = { slots: 16, characters: 80 } as const

const objectData = (model: ClassModel, conversion: Conversion): DiagramData => {
  const objects = [...model.classes.values()]
  const names = dataNames(
    objects,
    model.relations.map(({ label }) => label),
  )
  const refOf = (id: string): string => names.get(id)?.ref ?? id
  for (const { at, label } of model.packages.values()) conversion.noteOnce('packages', at, label)
  return {
    ...conversion.heading(model),
    ...focus(objects, refOf, conversion),
    nodes: objects.map(({ id, members, annotations, at }) => {
      const { name, id: own } = names.get(id)!
      for (const word of annotations) conversion.note('a stereotype', at, `«${word}»`)
      for (const { at: place, name: slot } of members.slice(most.slots)) conversion.note('a slot', place, slot)
      const lines = members.slice(0, most.slots).map((slot) => slotOf(slot).slice(0, most.characters))
      return conversion.placed(at, {
        ...(own === undefined ? {} : { id: own }),
        name,
        ...(lines.length === 0 ? {} : { lines }),
      })
    }),
    edges: model.relations.map((relation) => conversion.placed(relation.at, referenceOf(relation, refOf))),
    ...callouts(model.remarks, refOf, conversion),
  }
}

const slotOf = ({ name, type }: ModelMember): string => (type === undefined ? name : `${name} : ${type}`)

/** A reference leads to its arrow, or from a whole to its part; a line without either is a link. */
const referenceOf = (
  { from, to, fromEnd, toEnd, fromText, toText, label }: ModelRelation,
  refOf: (id: string) => string,
) => {
  const isLink = fromEnd === 'none' && toEnd === 'none'
  const isBack = points(fromEnd) || (isWhole(toEnd) && !points(toEnd))
  const words = [label, fromText, toText].filter((each) => each !== undefined && each !== '')
  const [start, end] = isBack ? [to, from] : [from, to]
  return {
    from: refOf(start),
    to: refOf(end),
    ...given('text', words.length === 0 ? undefined : words.join(', ')),
    ...(isLink ? { kind: 'link' } : {}),
  }
}

const points = (end: RelationEnd): boolean => end === 'dependency' || end === 'extension' || end === 'lollipop'
const isWhole = (end: RelationEnd): boolean => end === 'composition' || end === 'aggregation'
