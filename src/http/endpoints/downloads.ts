/**
 * The catalog and the scenes as files: the same documents as under /api, with a file name.
 */
import { findRecipe } from '../find-recipe.ts'
import { attachment, jsonReply } from '../json-reply.ts'
import { id } from '../parameters.ts'
import { sceneSchemaLink } from './diagrams.ts'
import type { Endpoint } from './endpoint.ts'

export const downloadCatalog: Endpoint = {
  path: '/api/catalog.json',
  summary: 'Download the catalog',
  parameters: [],
  sandbox: 'catalog',
  handle: (service) => () => ({
    key: 'catalog.json',
    build: () =>
      jsonReply(service, service.recipeJson.list(service.catalog.recipes), { headers: attachment('catalog.json') }),
  }),
}

export const downloadScene: Endpoint = {
  path: '/api/scenes/{id}.json',
  summary: 'Download a scene',
  parameters: [id],
  sandbox: 'download',
  handle: (service) => (sent) => {
    const { id: known, scene } = findRecipe(service, sent)
    return {
      key: `scenes/${known}.json`,
      build: () =>
        jsonReply(service, scene, { links: [sceneSchemaLink(service)], headers: attachment(`${known}.json`) }),
    }
  },
}
