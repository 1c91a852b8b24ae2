/**
 * What handlers are built from: the catalog, the base URL, recipes as JSON, and the reply cache.
 */
import { createHash } from 'node:crypto'
import type { Catalog } from '../catalog/catalog.ts'
import { createRecipeJson, type RecipeJson } from './recipe-json.ts'
import { ReplyCache } from './reply-cache.ts'

export type Service = {
  catalog: Catalog
  /** Absolute, without a trailing slash. */
  baseUrl: string
  /** Identifies the content of the catalog: the same wherever the same catalog is served (H27). */
  readonly revision: string
  recipeJson: RecipeJson
  replies: ReplyCache
  /** Set while the server stops: /readyz then fails, so that load balancers send no more requests. */
  draining: boolean
}

/** Makes a service over a catalog. */
export function createService(catalog: Catalog, baseUrl: string): Service {
  let revision: string | undefined
  return {
    catalog,
    baseUrl,
    // Hashed on first use, which keeps startup fast.
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
