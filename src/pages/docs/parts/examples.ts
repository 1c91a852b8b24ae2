/**
 * Replies of the API as examples: asked of the service itself, so that they are what it answers today.
 */
import { ApiError, errorBody } from '../../../http/errors.ts'
import type { Reply } from '../../../http/reply.ts'
import type { Asked, Get } from '../../../http/resource.ts'
import * as diagrams from '../../../http/resources/diagrams.ts'
import { getApiDiscovery } from '../../../http/resources/discovery.ts'
import type { Service } from '../../../http/service.ts'
import { segmentsOf, splitTarget } from '../../../http/target.ts'
import { cut, jsonText } from '../json-text.ts'
import type { Part, Parts } from './part.ts'

const askedOf = (target: string): Asked => {
  const { path, query } = splitTarget(target)
  return { target, path, query, segments: segmentsOf(path), header: () => undefined }
}

const resourceOf = ({ segments }: Asked): ((service: Service) => Get) => {
  const [, , collection, id, form] = segments
  if (collection === undefined) return getApiDiscovery
  if (collection === 'scenes') return diagrams.downloadScene
  if (id === undefined) return diagrams.listDiagrams
  if (form === undefined) return diagrams.getDiagram
  return form === 'scene' ? diagrams.getDiagramScene : diagrams.renderDiagram
}

const bodyOf = (reply: Reply): string => new TextDecoder().decode(reply.variant('identity').body)

/** The body of the API's reply to a target; a refusal gives its Error body. */
const ask = (service: Service, target: string): string => {
  const asked = askedOf(target)
  try {
    const reply = resourceOf(asked)(service)(asked)
    if (reply instanceof Promise) throw new Error(`${target} is not answered at once`)
    return bodyOf(reply)
  } catch (error) {
    if (error instanceof ApiError) return JSON.stringify(errorBody(error, service.baseUrl))
    throw error
  }
}

const block = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n`

const widestLine = 96

const cutLine = (line: string): string => (line.length > widestLine ? `${line.slice(0, widestLine - 1)}…` : line)

const firstLines = (text: string, count: number): string =>
  [...text.split('\n').slice(0, count).map(cutLine), '…'].join('\n')

/** A list shows its first item only: one is enough to see what an item is. */
const shown = (target: string): number => (/^\/api\/diagrams(?:\?|$)/.test(target) ? 1 : 3)

/** The reply to a target as a code block. */
export const replyBlock = (service: Service, target: string): string => {
  const body = ask(service, target)
  if (!body.startsWith('{')) return block('xml reply', firstLines(body, 5))
  const value = JSON.parse(body) as object
  return block('json reply', jsonText('error' in value ? value : cut(value, shown(target))))
}

const reply: Part = ({ service }, target) => replyBlock(service, target)

/** `{{reply /api/diagrams?q=sequence}}`. */
export const examples: Parts = { reply }
