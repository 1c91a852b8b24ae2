/**
 * What every resource is made from: the catalog, the base address, and the replies kept so far.
 */
import type { Catalog } from '../catalog/catalog.ts'
import { type Presented, present } from './present.ts'
import type { Reply } from './reply.ts'

export type Service = {
  catalog: Catalog
  /** Absolute, without a trailing slash. */
  baseUrl: string
  presented: Presented
  /** Replies by the exact request target that gave them; holds finitely many spellings. */
  front: Map<string, Reply>
}

/** The version of the machine-readable description. */
export const apiVersion = '1.0.0'

/** Makes the parts a service is answered from. */
export const createService = (catalog: Catalog, baseUrl: string): Service => ({
  catalog,
  baseUrl,
  presented: present(catalog, baseUrl),
  front: new Map(),
})
