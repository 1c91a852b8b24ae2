/**
 * Traces in JSON: of OpenTelemetry (OTLP, `resourceSpans`), also one document a line as a collector's file exporter
 * writes them, of Jaeger's interface and API (`data` with `spans` and `processes`), of Zipkin (a list of spans, version 2),
 * and of a browser (HAR).
 */
import type { JsonObject } from '../src/scene/json.ts'
import { fromHar } from './har.ts'
import { refused, type TextImporter } from './importer.ts'
import { asObject, objectsIn, textIn, writtenIn } from './json.ts'
import { type TracedSpan, traceOf } from './spans.ts'

export const trace: TextImporter = {
  kind: 'text',
  what: 'a trace of OpenTelemetry (OTLP), Jaeger, Zipkin or a browser (HAR) in JSON',
  shapes: ['timeline'],
  read: (input, { pick }) => {
    const documents = documentsIn(input)
    const spans =
      documents?.flatMap((each) => [...fromOtlp(each), ...fromJaeger(each), ...fromZipkin(each), ...fromHar(each)]) ??
      []
    if (spans.length === 0)
      return refused(
        'is no trace in JSON: expected {"resourceSpans": […]} of OpenTelemetry, {"data": [{"spans": […]}]} of Jaeger, a list of spans of Zipkin, or {"log": {"entries": […]}} of a browser',
      )
    const data = traceOf(spans, pick)
    return data === undefined
      ? refused(
          `has no trace ${JSON.stringify(pick)}; it has ${[...new Set(spans.map((span) => span.trace || 'one without an id'))].slice(0, 5).join(', ')}`,
        )
      : { ok: true, candidates: [data] }
  },
}

/** One document, or one a line. */
const documentsIn = (input: string): unknown[] | undefined => {
  try {
    return [JSON.parse(input)]
  } catch {
    try {
      return input
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown)
    } catch {
      return undefined
    }
  }
}

/** Microseconds of a number or a string of digits; `per` of them are one. */
const time = (value: unknown, per = 1): number => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number / per : 0
}

/** What failed spans say of themselves: a status of HTTP, or a message. */
const noteOf = (isError: boolean, tags: ReadonlyMap<string, string>, message?: string): string | undefined => {
  if (!isError) return undefined
  return (
    tags.get('http.response.status_code') ?? tags.get('http.status_code') ?? tags.get('rpc.grpc.status_code') ?? message
  )
}

const fromOtlp = (document: unknown): TracedSpan[] => {
  const { resourceSpans, batches } = asObject(document) ?? {}
  return objectsIn(resourceSpans ?? batches).flatMap((each) => {
    const service = attributesIn(asObject(each['resource'])?.['attributes']).get('service.name')
    const scopes = objectsIn(each['scopeSpans'] ?? each['instrumentationLibrarySpans'])
    return scopes.flatMap((scope) => objectsIn(scope['spans'])).flatMap((span) => otlpSpan(span, service))
  })
}

const otlpSpan = (span: JsonObject, service: string | undefined): TracedSpan[] => {
  const [id, tags] = [textIn(span['spanId']), attributesIn(span['attributes'])]
  if (id === undefined) return []
  const { code, message } = asObject(span['status']) ?? {}
  const isError = code === 2 || code === 'STATUS_CODE_ERROR'
  const start = time(span['startTimeUnixNano'], 1000)
  return [
    {
      id,
      trace: textIn(span['traceId']) ?? '',
      parent: textIn(span['parentSpanId']),
      name: textIn(span['name']) ?? 'span',
      service,
      start,
      duration: Math.max(0, time(span['endTimeUnixNano'], 1000) - start),
      isError,
      note: noteOf(isError, tags, textIn(message)),
    },
  ]
}

/** `[{key, value: {stringValue}}]` by key. */
const attributesIn = (attributes: unknown): Map<string, string> =>
  new Map(
    objectsIn(attributes).map(({ key, value }) => [String(key), writtenIn(Object.values(asObject(value) ?? {})[0])]),
  )

const fromJaeger = (document: unknown): TracedSpan[] =>
  objectsIn(asObject(document)?.['data']).flatMap((each) => {
    const processes = asObject(each['processes']) ?? {}
    return objectsIn(each['spans']).flatMap((span) => jaegerSpan(span, processes))
  })

const jaegerSpan = (span: JsonObject, processes: JsonObject): TracedSpan[] => {
  const id = textIn(span['spanID'])
  if (id === undefined) return []
  const tags = new Map(objectsIn(span['tags']).map(({ key, value }) => [String(key), String(value)]))
  const isError = tags.get('error') === 'true' || tags.get('otel.status_code') === 'ERROR'
  const parent =
    objectsIn(span['references']).find(({ refType }) => refType === 'CHILD_OF') ?? objectsIn(span['references'])[0]
  return [
    {
      id,
      trace: textIn(span['traceID']) ?? '',
      parent: textIn(parent?.['spanID']) ?? textIn(span['parentSpanID']),
      name: textIn(span['operationName']) ?? 'span',
      service: textIn(asObject(processes[String(span['processID'])])?.['serviceName']),
      start: time(span['startTime']),
      duration: time(span['duration']),
      isError,
      note: noteOf(isError, tags, tags.get('otel.status_description')),
    },
  ]
}

const fromZipkin = (document: unknown): TracedSpan[] => {
  const listed = Array.isArray(document) ? (document as unknown[]) : []
  return objectsIn(listed.flat()).flatMap((span) => {
    const id = textIn(span['id'])
    if (id === undefined || textIn(span['traceId']) === undefined) return []
    const tags = new Map(Object.entries(asObject(span['tags']) ?? {}).map(([key, value]) => [key, String(value)]))
    const isError = tags.has('error')
    // Both halves of a remote call may have one id: the one that the server saw is inside the one of the client.
    const isServer = span['shared'] === true
    return {
      id: isServer ? `${id}-server` : id,
      trace: String(span['traceId']),
      parent: isServer ? id : textIn(span['parentId']),
      name: textIn(span['name']) ?? 'span',
      service: textIn(asObject(span['localEndpoint'])?.['serviceName']),
      start: time(span['timestamp']),
      duration: time(span['duration']),
      isError,
      note: noteOf(isError, tags, tags.get('error')),
    }
  })
}
