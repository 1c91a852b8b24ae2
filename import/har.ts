/**
 * What a browser recorded of its requests (HTTP Archive 1.2, `log.entries`): a page is a span, and so is each request
 * within it. Requests of no page are within one that has no title.
 */
import { count } from '../src/scene/count.ts'
import type { JsonObject } from '../src/scene/json.ts'
import { asObject, objectsIn, textIn } from './json.ts'
import type { TracedSpan } from './spans.ts'

/** Spans of a recording; none if it is none. Each page is a trace. */
export function fromHar(document: unknown): TracedSpan[] {
  const log = asObject(asObject(document)?.['log'])
  const entries = objectsIn(log?.['entries'])
  const requests = entries.flatMap(requestOf)
  const titles = new Map(objectsIn(log?.['pages']).map((page) => [textIn(page['id']) ?? '', textIn(page['title'])]))
  const pages = new Map<string, TracedSpan[]>()
  for (const request of requests) {
    const known = pages.get(request.trace)
    if (known === undefined) pages.set(request.trace, [request])
    else known.push(request)
  }
  return [...pages].flatMap(([page, own]) => {
    const lost = entries.filter(({ pageref }) => (textIn(pageref) ?? '') === page).length - own.length
    const note = lost > 0 ? `${count(lost, 'request')} without a time` : undefined
    return [{ ...pageOf(page, titles.get(page), own), note }, ...own]
  })
}

/** Scheme, host and path of an address: who is signed in and what is asked for stay out of the picture. */
const address = /^([\w+.-]+):(?:\/\/(?:[^/?#]*@)?([^/?#]*)([^?#]*))?/

/** A request by its method and path, or its scheme where it has no host (`data:`); its host is who answers. */
const requestOf = (entry: JsonObject, index: number): TracedSpan[] => {
  const [request, response] = [asObject(entry['request']), asObject(entry['response'])]
  const [, scheme = '', host, path] = address.exec(textIn(request?.['url']) ?? '') ?? []
  const start = Date.parse(textIn(entry['startedDateTime']) ?? '')
  if (request === undefined || Number.isNaN(start)) return []
  const [status, time] = [response?.['status'], entry['time']]
  // Nothing came back, or what came says that it failed.
  const isError = status === 0 || (typeof status === 'number' && status >= 400)
  const page = textIn(entry['pageref']) ?? ''
  return [
    {
      id: `request ${index}`,
      trace: page,
      parent: `page ${page}`,
      name: `${textIn(request['method']) ?? 'GET'} ${host === undefined ? `${scheme}:` : path || '/'}`,
      service: host || undefined,
      start: start * 1000,
      duration: typeof time === 'number' ? Math.max(0, time) * 1000 : 0,
      isError,
      note: isError ? (status === 0 ? 'no response' : String(status)) : undefined,
    },
  ]
}

const pageOf = (page: string, title: string | undefined, requests: readonly TracedSpan[]): TracedSpan => {
  const start = requests.reduce((first, each) => Math.min(first, each.start), Infinity)
  const end = requests.reduce((last, each) => Math.max(last, each.start + each.duration), start)
  return {
    id: `page ${page}`,
    trace: page,
    parent: undefined,
    name: title?.replace(/^\w+:\/\//, '') || 'The page',
    service: undefined,
    start,
    duration: end - start,
    isError: false,
    note: undefined,
  }
}
