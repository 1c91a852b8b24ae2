/**
 * The identity of a request across services: the W3C `traceparent` header, continued or started here.
 */
import { randomBytes } from 'node:crypto'

export type TraceContext = {
  /** Of the whole trace: 32 hexadecimal digits. */
  traceId: string
  /** Of the caller's span: 16 hexadecimal digits; missing if the trace starts here. */
  parentId?: string
}

/** Reads a `traceparent` header; starts a new trace if it is missing or invalid. */
export function traceContext(header: string | string[] | undefined): TraceContext {
  const [, version, traceId = '', parentId = ''] = (typeof header === 'string' && pattern.exec(header)) || []
  const isLonger = version === '00' && header?.length !== 55
  if (version === undefined || isLonger || isZero(traceId) || isZero(parentId))
    return { traceId: randomBytes(16).toString('hex') }
  return { traceId, parentId }
}

// Versions after 00 may have further fields; version ff is invalid.
const pattern = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/

const isZero = (id: string): boolean => /^0+$/.test(id)
