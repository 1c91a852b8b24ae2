/**
 * Responses of the API as examples: produced by the service itself, so that they are always current.
 */

import { handlerFor, isAt } from '../../../http/endpoints/endpoint.ts'
import { endpoints } from '../../../http/endpoints/endpoints.ts'
import { ApiError, errorBody } from '../../../http/errors.ts'
import type { Service } from '../../../http/service.ts'
import { readTarget } from '../../../http/target.ts'
import { clip } from '../../../scene/clip.ts'
import { cut, jsonText } from '../guide/json-text.ts'
import type { Placeholder, Placeholders } from './placeholder.ts'

/** The response at a target as a code block. */
export function replyBlock(service: Service, target: string): string {
  const body = bodyAt(service, target)
  if (!body.startsWith('{')) return block('xml reply', firstLines(body, 5))
  const value = JSON.parse(body) as object
  return block('json reply', jsonText('error' in value ? value : cut(value, shown(target))))
}

/** The body of the API's response at a target; of an error, the Error body. */
const bodyAt = (service: Service, sent: string): string => {
  const target = readTarget(sent)
  const endpoint = endpoints.find((each) => isAt(each, target))
  if (endpoint === undefined) throw new Error(`the guide asks for ${sent}, which no endpoint has`)
  try {
    const result = handlerFor(endpoint, service)(target, () => undefined)
    const reply = result instanceof Promise ? undefined : result.build()
    if (reply === undefined || reply instanceof Promise) throw new Error(`${sent} is not answered at once`)
    return new TextDecoder().decode(reply.variant('identity').body)
  } catch (error) {
    if (error instanceof ApiError) return JSON.stringify(errorBody(error, service.baseUrl))
    throw error
  }
}

const reply: Placeholder = ({ service }, target) => replyBlock(service, target)

const block = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n`

const firstLines = (text: string, count: number): string =>
  [
    ...text
      .split('\n')
      .slice(0, count)
      .map((line) => clip(line, widestLine)),
    '…',
  ].join('\n')

const widestLine = 96

/** A list shows only its first item, which is enough to see what an item is. */
const shown = (target: string): number => (/^\/api\/diagrams(?:\?|$)/.test(target) ? 1 : 3)

/** `{{reply /api/diagrams?q=sequence}}`. */
export const examples: Placeholders = { reply }
