/**
 * Link headers (RFC 8288): where a response's description, schema and other forms are (H18).
 */
import type { Headers } from './headers.ts'
import type { Service } from './service.ts'

/** The headers that all API replies share: the catalog's revision (H27) and links, the reply's own first. */
export function apiHeaders({ baseUrl, revision }: Pick<Service, 'baseUrl' | 'revision'>, own: string[] = []): Headers {
  return {
    'diagref-revision': revision,
    link: [
      ...own,
      linkTo(`${baseUrl}/openapi.json`, 'service-desc', 'application/json'),
      linkTo(`${baseUrl}/docs`, 'service-doc', 'text/html'),
    ].join(', '),
  }
}

/** One link value with its relation and media type. */
export const linkTo = (url: string, rel: string, type: string): string => `<${url}>; rel="${rel}"; type="${type}"`
