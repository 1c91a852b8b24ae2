/**
 * Test results of the Test Anything Protocol (versions 12 to 14), as `node --test --test-reporter=tap`, prove and many
 * others print them. A test with subtests is their suite.
 */
import { refused, type TextImporter } from './importer.ts'
import { type TestResult, testTable } from './test-results.ts'

export const tap: TextImporter = {
  kind: 'text',
  what: 'test results of the Test Anything Protocol: lines of ok and not ok',
  shapes: ['table'],
  read: (input) => {
    const results = resultsIn(input.split(/\r?\n/))
    return results.length === 0
      ? refused('has no results: expected lines such as "ok 1 - reads a file"')
      : testTable(results)
  },
}

type Indented = TestResult & { depth: number }

const resultsIn = (lines: readonly string[]): TestResult[] => {
  const results: Indented[] = []
  let last: Indented | undefined
  for (const line of lines) {
    const point = pointIn(line)
    if (point !== undefined) last = addPoint(results, point)
    else if (last !== undefined) addDetail(last, line)
  }
  return results
}

/** `not ok 2 - parses dates # SKIP on Windows`. */
const pointIn = (line: string): Indented | undefined => {
  const [, lead = '', not, rest = ''] = /^(\s*)(not )?ok\b(?:\s+\d+)?(?:\s+-)?\s*(.*)/.exec(line) ?? []
  if (!/^\s*(?:not )?ok\b/.test(line)) return undefined
  const directed = /#\s*(skip|todo)\b\S*(.*)/i.exec(rest)
  const [, directive, reason] = directed ?? []
  const outcome = directive !== undefined ? 'skipped' : not === undefined ? 'passed' : 'failed'
  return {
    depth: lead.length,
    name: rest.slice(0, directed?.index).trimEnd().replaceAll('\\#', '#'),
    suite: '',
    outcome,
    ms: undefined,
    message: reason?.trim() || undefined,
  }
}

/** Adds a result; what comes before it and is indented further are its subtests, which stand for it. */
const addPoint = (results: Indented[], point: Indented): Indented => {
  const first = results.findLastIndex(({ depth }) => depth <= point.depth) + 1
  const within = results.slice(first)
  if (within.length === 0) results.push(point)
  for (const each of within) {
    each.suite = each.suite === '' ? point.name : `${point.name} › ${each.suite}`
    each.depth = point.depth
  }
  return point
}

/** What follows a result: how long it took, and what went wrong. */
const addDetail = (result: Indented, line: string): void => {
  const ms = /^\s*duration_ms:\s*'?([\d.]+)/.exec(line)?.[1]
  const message = /^\s*(?:error|message):\s*(\S.*)/.exec(line)?.[1]
  if (ms !== undefined) result.ms ??= Math.round(Number(ms) * 1000) / 1000
  if (message !== undefined && result.outcome === 'failed' && !/^[|>]-?$/.test(message.trim()))
    result.message ??= message.trim().replace(/^(['"])(.*)\1$/, '$2')
}
