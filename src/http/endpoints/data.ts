/**
 * The data recipes are drawn from (H26): the sample, and the JSON Schema of data.
 */
import type { Recipe, RecipeData } from '../../catalog/recipe.ts'
import { ApiError } from '../errors.ts'
import { findRecipe } from '../find-recipe.ts'
import { jsonReply } from '../json-reply.ts'
import { linkTo } from '../links.ts'
import { id } from '../parameters.ts'
import type { Service } from '../service.ts'
import type { Endpoint } from './endpoint.ts'

export const getSampleData: Endpoint = {
  path: '/data/{id}.json',
  summary: 'Get the sample data of a recipe',
  parameters: [id],
  sandbox: 'data',
  operation: {
    operationId: 'getSampleData',
    tag: 'Data',
    description:
      'The data that the scene of a recipe is drawn from. Change them and draw them on your machine, or in the reader’s browser: `/edit?recipe=ID#data=` followed by percent-encoded JSON.',
    response: { type: 'application/json', schema: 'Data', description: 'The sample data.' },
    examples: { request: '/data/request-sequence.json', mistake: '/data/request-sequense.json' },
  },
  exists: ({ data }) => data !== undefined,
  handle: (service) => (sent) => {
    const { recipe, data } = findData(service, sent)
    const schema = `${service.baseUrl}/schemas/data/${recipe.id}.json`
    const links = [
      linkTo(schema, 'describedby', 'application/schema+json'),
      linkTo(`${service.baseUrl}/edit?recipe=${recipe.id}`, 'edit-form', 'text/html'),
    ]
    return {
      key: `data/${recipe.id}.json`,
      build: () => jsonReply(service, { $schema: schema, ...data.sample }, { links }),
    }
  },
}

export const getDataSchema: Endpoint = {
  path: '/schemas/data/{id}.json',
  summary: 'Get the JSON Schema of the data of a recipe',
  parameters: [id],
  sandbox: 'data-schema',
  operation: {
    operationId: 'getDataSchema',
    tag: 'Data',
    description: 'The JSON Schema of the data of a recipe, with every field and its limits.',
    response: { type: 'application/schema+json', schema: 'DataSchema', description: 'The JSON Schema.' },
    examples: { request: '/schemas/data/request-sequence.json', mistake: '/schemas/data/request-sequense.json' },
  },
  exists: ({ data }) => data !== undefined,
  handle: (service) => (sent) => {
    const { recipe, data } = findData(service, sent)
    const { $schema, ...schema } = data.schema
    const links = [linkTo(`${service.baseUrl}/data/${recipe.id}.json`, 'related', 'application/json')]
    const $id = `${service.baseUrl}/schemas/data/${recipe.id}.json`
    const document = { $schema, $id, title: recipe.name, ...schema }
    return {
      key: `schemas/data/${recipe.id}.json`,
      build: () => jsonReply(service, document, { type: 'application/schema+json', links }),
    }
  },
}

const findData = (service: Service, sent: string): { recipe: Recipe; data: RecipeData } => {
  const recipe = findRecipe(service, sent)
  if (recipe.data !== undefined) return { recipe, data: recipe.data }
  throw new ApiError('unknown_diagram', {
    message: `The diagram "${recipe.id}" is not drawn from data.`,
    hint: `Use its scene: ${service.baseUrl}/api/diagrams/${recipe.id}/scene.`,
  })
}
