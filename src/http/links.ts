/**
 * Link headers (RFC 8288): where a reply's description, schema and other forms are (H18).
 */
import type { Headers } from './headers.ts'
import type { Service } from './service.ts'

/** One link value with its relation and media type. */
export const linkTo = (address: string, rel: string, type: string): string =>
  `<${address}>; rel="${rel}"; type="${type}"`

/** The Link header of an API reply: description and documentation, then the links of its own. */
export const apiLinks = ({ baseUrl }: Pick<Service, 'baseUrl'>, own: string[] = []): Headers => ({
  link: [
    ...own,
    linkTo(`${baseUrl}/openapi.json`, 'service-desc', 'application/json'),
    linkTo(`${baseUrl}/docs`, 'service-doc', 'text/html'),
  ].join(', '),
})
