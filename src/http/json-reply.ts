/**
 * JSON documents as replies: with a final newline, cached like the API (H16), with the links of the API (H18).
 */
import { cacheControl, type Headers } from './headers.ts'
import { apiHeaders } from './links.ts'
import { makeReply, type Reply } from './reply.ts'
import type { Service } from './service.ts'

type Options = {
  type?: string
  /** Links besides those to the description and the documentation. */
  links?: string[]
  headers?: Headers
}

/** Makes the reply for a value, or for JSON text. */
export function jsonReply(
  service: Pick<Service, 'baseUrl' | 'revision'>,
  value: object | string,
  { type = 'application/json', links = [], headers = {} }: Options = {},
): Reply {
  return makeReply({
    body: `${typeof value === 'string' ? value : JSON.stringify(value)}\n`,
    headers: { 'content-type': type, 'cache-control': cacheControl.json, ...headers, ...apiHeaders(service, links) },
  })
}

/** The header that names the file of a download. */
export const attachment = (name: string): Headers => ({ 'content-disposition': `attachment; filename="${name}"` })
