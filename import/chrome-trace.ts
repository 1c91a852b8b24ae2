/**
 * Trace events of Chrome (the JSON of chrome://tracing, Perfetto, DevTools' performance panel, `node --trace-events`,
 * `clang -ftime-trace`): nested events of each thread as frames with the time that each took itself.
 */
import type { JsonObject } from '../src/scene/json.ts'
import { type CallFrame, calleeOf, flamesOf, frameOf } from './frames.ts'
import { type DocumentImporter, refused } from './importer.ts'
import { asObject, textIn } from './json.ts'

export const chromeTrace: DocumentImporter = {
  kind: 'document',
  what: 'trace events of Chrome: of DevTools, node --trace-events, clang -ftime-trace',
  shapes: ['tree'],
  read: (input) => {
    const listed = asObject(input)?.['traceEvents'] ?? input
    if (!Array.isArray(listed))
      return refused(
        'has no trace events: expected {"traceEvents": [{"name": "parse", "ph": "X", "ts": 0, "dur": 12}]}',
      )
    const events = (listed as unknown[]).map(asObject).filter((event) => event !== undefined)
    const names = threadNames(events)
    const root = frameOf('all')
    for (const [thread, own] of byThread(events))
      take(own, calleeOf(root, names.get(thread) ?? `thread ${thread.split(' ').at(-1)}`))
    const data = flamesOf(root, { unit: 'ms', per: 1000, words: 'of the time is' })
    return data === undefined
      ? refused('has no events that last: of kind X with `dur`, or pairs of B and E')
      : { ok: true, candidates: [data] }
  },
}

/** An event that lasts, in microseconds. */
type Lasting = { name: string; start: number; end: number }

const threadOf = ({ pid, tid }: JsonObject): string => `${String(pid)} ${String(tid)}`

const threadNames = (events: JsonObject[]): Map<string, string> =>
  new Map(
    events.flatMap((event) => {
      const name = event['name'] === 'thread_name' ? textIn(asObject(event['args'])?.['name']) : undefined
      return name === undefined ? [] : [[threadOf(event), name] as const]
    }),
  )

/** Events that last, of each thread in the order of time, what is around others first. */
const byThread = (events: JsonObject[]): Map<string, Lasting[]> => {
  const threads = new Map<string, Lasting[]>()
  const open = new Map<string, Lasting[]>()
  const add = (thread: string, event: Lasting): void => {
    threads.set(thread, [...(threads.get(thread) ?? []), event])
  }
  for (const event of inTime(events)) {
    const [thread, start, name] = [threadOf(event), event['ts'] as number, textIn(event['name']) ?? '?']
    if (event['ph'] === 'X' && typeof event['dur'] === 'number') add(thread, { name, start, end: start + event['dur'] })
    if (event['ph'] === 'B') open.set(thread, [...(open.get(thread) ?? []), { name, start, end: start }])
    if (event['ph'] !== 'E') continue
    const begun = open.get(thread)?.pop()
    if (begun !== undefined) add(thread, { ...begun, end: start })
  }
  for (const own of threads.values()) own.sort((a, b) => a.start - b.start || b.end - a.end)
  return threads
}

/** The order of time; what ends at a moment ends before anything begins. */
const inTime = (events: JsonObject[]): JsonObject[] =>
  events
    .filter(({ ts }) => typeof ts === 'number')
    .map((event, index) => ({ event, index, ts: event['ts'] as number }))
    .sort((a, b) => a.ts - b.ts || a.index - b.index)
    .map(({ event }) => event)

/** Adds events to the frame of their thread: each below the one that it is within. */
const take = (events: readonly Lasting[], thread: CallFrame): void => {
  const around: { frame: CallFrame; end: number }[] = []
  for (const { name, start, end } of events) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= start) around.pop()
    const outer = around.at(-1)
    // What ends later than the event around it counts as far as that one goes.
    const until = Math.min(end, outer?.end ?? end)
    const frame = calleeOf(outer?.frame ?? thread, name)
    frame.own += until - start
    if (outer !== undefined) outer.frame.own -= until - start
    around.push({ frame, end: until })
  }
}
