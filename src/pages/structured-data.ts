/**
 * Structured data about the pages (schema.org), for search engines.
 */
import type { Recipe } from '../catalog/recipe.ts'
import type { Service } from '../http/service.ts'
import { siteDescription, siteName } from './site-text.ts'

type Structured = Record<string, unknown>

/** The gallery: a collection that can be searched. */
export function siteStructured({ baseUrl }: Pick<Service, 'baseUrl'>): Structured {
  return {
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: `${baseUrl}/`,
    isAccessibleForFree: true,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${baseUrl}/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

/** A recipe: a learning resource, with its SVG and its scene. */
export const recipeStructured = ({ baseUrl }: Pick<Service, 'baseUrl'>, recipe: Recipe): Structured => ({
  '@type': ['LearningResource', 'CreativeWork'],
  '@id': `${baseUrl}/diagrams/${recipe.id}`,
  name: recipe.name,
  description: recipe.description,
  url: `${baseUrl}/diagrams/${recipe.id}`,
  learningResourceType: 'reference diagram',
  about: recipe.family,
  version: String(recipe.revision),
  dateModified: recipe.reviewed,
  isAccessibleForFree: true,
  image: `${baseUrl}/api/diagrams/${recipe.id}/svg`,
  encoding: [
    mediaObject('image/svg+xml', `${baseUrl}/api/diagrams/${recipe.id}/svg`),
    mediaObject('application/json', `${baseUrl}/api/diagrams/${recipe.id}/scene`),
  ],
  isPartOf: { '@type': 'WebSite', name: siteName, url: `${baseUrl}/` },
})

const mediaObject = (encodingFormat: string, contentUrl: string): Structured => ({
  '@type': 'MediaObject',
  encodingFormat,
  contentUrl,
})
