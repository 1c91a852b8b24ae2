/**
 * Test results in the XML of JUnit, which most test runners write: every `testcase` with what became of it.
 */
import { refused, type TextImporter } from './importer.ts'
import { type TestResult, testTable } from './test-results.ts'
import { tagsIn } from './text/xml.ts'

export const junit: TextImporter = {
  kind: 'text',
  what: 'test results in the XML of JUnit',
  shapes: ['table'],
  read: (input) => {
    const results = casesIn(input)
    return results.length === 0
      ? refused('has no test cases as JUnit writes them: <testsuite><testcase name="…" time="…"/></testsuite>')
      : testTable(results)
  },
}

/** A result with both names of where it is from. */
type Case = TestResult & { inClass: string }

const casesIn = (input: string): TestResult[] => {
  const results = readCases(input)
  // Some write one class for all tests, others one suite: what tells more is the suite.
  const [suites, classes] = [results.map(({ suite }) => suite), results.map(({ inClass }) => inClass)]
  const isByClass = new Set(classes).size >= new Set(suites).size
  return results.map(({ inClass, ...result }) => ({
    ...result,
    suite: isByClass ? inClass || result.suite : result.suite,
  }))
}

const readCases = (input: string): Case[] => {
  const results: Case[] = []
  let current: Case | undefined
  const suites: string[] = []
  for (const { name, closes, isEmpty, given } of tagsIn(input)) {
    if (name === 'testsuite' && closes) suites.pop()
    if (name === 'testcase' && closes) current = undefined
    if (name === '' || closes) continue
    if (name === 'testsuite' && !isEmpty) suites.push(given.get('name') ?? '')
    if (name === 'testcase') {
      current = caseOf(given, suites.at(-1) ?? '')
      results.push(current)
      if (isEmpty) current = undefined
    }
    if (current === undefined) continue
    if (name === 'failure' || name === 'error') {
      current.outcome = 'failed'
      current.message ??= given.get('message') ?? given.get('type')
    } else if (name === 'skipped') {
      current.outcome = 'skipped'
      current.message ??= given.get('message')
    }
  }
  return results
}

const caseOf = (given: ReadonlyMap<string, string>, suite: string): Case => {
  const seconds = Number(given.get('time')?.replaceAll(',', '') ?? NaN)
  return {
    name: given.get('name') ?? '',
    suite,
    inClass: given.get('classname') ?? '',
    outcome: 'passed',
    ms: Number.isFinite(seconds) ? Math.round(seconds * 1e6) / 1000 : undefined,
    message: undefined,
  }
}
