/**
 * Tables or entities as diagram languages write them: attributes with keys, and relations with two cardinalities.
 */
import type { ModelDirection, ModelRemark, Titled } from './graph.ts'

export type ModelAttribute = {
  name: string
  type?: string
  keys: ('PK' | 'FK' | 'UK')[]
  note?: string
  at: number
}

export type ModelEntity = {
  name: string
  label?: string
  note?: string
  attributes: ModelAttribute[]
  classes?: string[]
  group?: string
  at: number
}

/** How many: `parent` is the end of a Markdown parent in Mermaid; `unsaid` where a language says no count. */
export type EntityEnd = 'one' | 'zero-one' | 'many' | 'zero-many' | 'parent' | 'unsaid'

export type ModelRelationship = {
  from: string
  to: string
  fromEnd: EntityEnd
  toEnd: EntityEnd
  /** The attributes that a foreign key joins, where they are known. */
  fields?: { from: string[]; to: string[] }
  identifying: boolean
  label: string
  at: number
}

export type EntityModel = Titled & {
  direction?: ModelDirection
  entities: Map<string, ModelEntity>
  relationships: ModelRelationship[]
  remarks: ModelRemark[]
}

export const emptyEntities = (): EntityModel => ({ entities: new Map(), relationships: [], remarks: [] })
