/**
 * Makes the library's errors helpful: wrong parameters are the caller's mistake (-32602), named one by one,
 * and the error for an unknown tool or prompt lists the known ones.
 */

import { clip } from '../scene/clip.ts'
import { isObject } from '../scene/json.ts'
import { rpcCode } from './json-rpc.ts'
import { handshakeVersions, protocolVersions, requestVersions } from './server/context.ts'
import { promptArguments, promptName } from './server/prompt.ts'
import { resourceTemplates } from './server/resources.ts'
import { toolNames } from './server/tool.ts'

/** The error of a JSON-RPC response. */
export type RpcError = { code: number; message: string; data?: unknown }

/** The error to send instead of the library's; `tools` are the server's tools. */
export function toHelpfulError(error: RpcError, message: unknown, tools: readonly string[] = toolNames): RpcError {
  if (!isObject(message) || typeof message['method'] !== 'string') return error
  const { method, params } = message
  if (error.code === rpcCode.unsupportedVersion) return unsupportedVersion(error)
  if (error.message.includes(shortList))
    return { ...error, message: error.message.replace(shortList, protocolVersions.join(', ')) }
  if (error.code !== rpcCode.invalidParams && error.code !== rpcCode.internal) return error
  const issues = issuesOf(error.message)
  if (issues === undefined) return { ...error, message: unknownName(method, params, tools) ?? error.message }
  return { code: rpcCode.invalidParams, message: `Invalid parameters for ${clip(method)}. ${issues.join('; ')}` }
}

/** The revisions that the library names: those with a handshake. */
const shortList = handshakeVersions.join(', ')

/** What a client may ask for instead is the list of `server/discover`; the older era is named in words. */
const unsupportedVersion = (error: RpcError): RpcError => ({
  ...error,
  message: `${error.message}. With initialize: ${shortList}`,
  data: { ...asObject(error.data), supported: requestVersions },
})

/** The library reports parameters of a wrong shape as a JSON list of issues, after a word or two. */
const issuesOf = (message: string): string[] | undefined => {
  const start = message.indexOf('[\n')
  if (start < 0) return undefined
  try {
    const issues = JSON.parse(message.slice(start)) as { path?: unknown[]; message?: unknown }[]
    return issues.slice(0, 5).map((issue) => `${(issue.path ?? []).join('.')}: ${String(issue.message)}`)
  } catch {
    return undefined
  }
}

const unknownName = (method: string, params: unknown, tools: readonly string[]): string | undefined => {
  const list = method === 'tools/call' ? { kind: 'tool', known: tools } : method === 'prompts/get' ? prompts : undefined
  const name = isObject(params) ? params['name'] : undefined
  if (list === undefined || typeof name !== 'string' || list.known.includes(name)) return undefined
  return `There is no ${list.kind} "${clip(name)}". Known: ${list.known.join(', ')}.`
}

const asObject = (value: unknown): object => (isObject(value) ? value : {})

const prompts = { kind: 'prompt', known: [promptName] }

/** The error for an unknown resource in the revisions with a handshake. */
export const toLegacyError = (error: RpcError, message: unknown): RpcError =>
  isObject(message) && message['method'] === 'resources/read' && error.message.startsWith('Resource not found')
    ? { ...error, code: rpcCode.resourceNotFound }
    : error

/** The error for the completion of what there is not; the library would return no values. */
export const wrongCompletion = (message: unknown): RpcError | undefined => {
  if (!isObject(message) || message['method'] !== 'completion/complete' || !isObject(message['params']))
    return undefined
  const { ref, argument } = message['params']
  if (!isObject(ref) || !isObject(argument)) return undefined
  const [kind, name] = ref['type'] === 'ref/prompt' ? ['prompt', ref['name']] : ['resource template', ref['uri']]
  if (typeof name !== 'string' || typeof argument['name'] !== 'string') return undefined
  const known = completable.get(name)
  if (known === undefined) return invalidParams(`There is no ${kind} "${clip(name)}". Known: ${namesOf(kind)}.`)
  if (known.includes(argument['name'])) return undefined
  return invalidParams(
    `The ${kind} "${clip(name)}" has no argument "${clip(argument['name'])}". Known: ${known.join(', ')}.`,
  )
}

const invalidParams = (message: string): RpcError => ({ code: rpcCode.invalidParams, message })

/** The arguments of everything that can be completed, by its name or URI. */
const completable: ReadonlyMap<string, readonly string[]> = new Map([
  [promptName, promptArguments],
  ...resourceTemplates.map((template) => [template, ['id']] as [string, string[]]),
])

const namesOf = (kind: string | undefined): string => (kind === 'prompt' ? promptName : resourceTemplates.join(', '))

/** The error for a cursor sent with a list of one page, which never returns any. */
export const wrongCursor = (message: unknown): RpcError | undefined => {
  if (!isObject(message) || !isObject(message['params'])) return undefined
  const { method, params } = message
  if (typeof method !== 'string' || !onePage.has(method) || params['cursor'] === undefined) return undefined
  return invalidParams(`cursor was not returned by ${method}: the list has one page.`)
}

const onePage = new Set(['tools/list', 'prompts/list', 'resources/templates/list'])
