/**
 * Puts the library's errors into words that help: wrong parameters are the caller's mistake (-32602), named one by one,
 * and an unknown tool or prompt is answered with the known ones.
 */
import { isObject, rpcCode } from './json-rpc.ts'
import { promptName } from './server/prompt.ts'
import { clip, toolNames } from './server/tool.ts'

/** The error of a JSON-RPC response. */
export type RpcError = { code: number; message: string; data?: unknown }

/** The error to send in place of the library's. */
export function toHelpfulError(error: RpcError, message: unknown): RpcError {
  if (!isObject(message) || typeof message['method'] !== 'string') return error
  const { method, params } = message
  if (error.code !== rpcCode.invalidParams && error.code !== rpcCode.internal) return error
  const issues = issuesOf(error.message)
  if (issues === undefined) return { ...error, message: unknownName(method, params) ?? error.message }
  return { code: rpcCode.invalidParams, message: `Invalid parameters of ${clip(method)}. ${issues.join('; ')}` }
}

/** The library tells of parameters of a wrong shape by a JSON list of issues, after a word or two. */
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

const unknownName = (method: string, params: unknown): string | undefined => {
  const list = Object.hasOwn(names, method) ? names[method] : undefined
  const name = isObject(params) ? params['name'] : undefined
  if (list === undefined || typeof name !== 'string' || list.known.includes(name)) return undefined
  return `There is no ${list.kind} "${clip(name)}". Known: ${list.known.join(', ')}.`
}

const names: Record<string, { kind: string; known: readonly string[] }> = {
  'tools/call': { kind: 'tool', known: toolNames },
  'prompts/get': { kind: 'prompt', known: [promptName] },
}
