/**
 * What handlers are made from: the catalog, the base address, recipes as JSON, and the replies built so far.
 */
import { createHash } from 'node:crypto'
import type { Catalog } from '../catalog/catalog.ts'
import { createRecipeJson, type RecipeJson } from './recipe-json.ts'
import { ReplyCache } from './reply-cache.ts'

export type Service = {
  catalog: Catalog
  /** Absolute, without a trailing slash. */
  baseUrl: string
  /** Names the content of the catalog: equal wherever the same catalog is served (H27). */
  readonly revision: string
  recipeJson: RecipeJson
  replies: ReplyCache
  /** Set while the server stops: /readyz then fails, so that load balancers send nobody here. */
  draining: boolean
}

/** Makes a service over a catalog. */
export function createService(catalog: Catalog, baseUrl: string): Service {
  let revision: string | undefined
  return {
    catalog,
    baseUrl,
    // Hashed when it is first sent: the start does without it.
    get revision() {
      return (revision ??= hashOf(catalog))
    },
    recipeJson: createRecipeJson(catalog, baseUrl),
    replies: new ReplyCache(),
    draining: false,
  }
}

/** 72 bits of the recipes' SHA-256. */
const hashOf = ({ recipes }: Catalog): string =>
  createHash('sha256').update(JSON.stringify(recipes)).digest('base64url').slice(0, 12)

/** The version of the machine-readable description. */
export const apiVersion = '1.0.0'
