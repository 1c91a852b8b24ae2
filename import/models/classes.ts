/**
 * Classes as diagram languages write them: members, relations with two ends, packages around them.
 */
import type { ModelDirection, ModelRemark, Titled } from './graph.ts'

export type ModelMember = {
  /** Its name; of an operation with its parameters. */
  name: string
  type?: string
  method: boolean
  visibility?: '+' | '-' | '#' | '~'
  property?: 'static' | 'abstract'
  at: number
}

export type ModelClass = {
  id: string
  label: string
  generic?: string
  /** `abstract class`, `interface`, `enum`, …, where the language has words for it. */
  keyword?: string
  annotations: string[]
  members: ModelMember[]
  /** The id of the package around it. */
  group?: string
  classes?: string[]
  at: number
}

export type RelationEnd = 'none' | 'aggregation' | 'extension' | 'composition' | 'dependency' | 'lollipop'

export type ModelRelation = {
  from: string
  to: string
  fromEnd: RelationEnd
  toEnd: RelationEnd
  /** Multiplicities or roles. */
  fromText?: string
  toText?: string
  dotted: boolean
  label?: string
  at: number
}

export type ModelPackage = { id: string; label: string; group?: string; at: number }

export type ClassModel = Titled & {
  direction?: ModelDirection
  classes: Map<string, ModelClass>
  relations: ModelRelation[]
  packages: Map<string, ModelPackage>
  remarks: ModelRemark[]
}

export const emptyClasses = (): ClassModel => ({ classes: new Map(), relations: [], packages: new Map(), remarks: [] })
