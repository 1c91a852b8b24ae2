import { expect, test } from 'vitest'
import type { AnyRecipe } from '../drawing/recipe.ts'
import lineChart from '../recipes/line-chart/recipe.ts'
import logTable from '../recipes/log-table/recipe.ts'
import orderedBar from '../recipes/ordered-bar/recipe.ts'
import sparklines from '../recipes/sparkline-dashboard/recipe.ts'
import { importData } from './import-data.ts'

const read = (recipe: unknown, from: string, input: string) => {
  const outcome = importData(recipe as AnyRecipe, input, { from })
  return outcome.ok ? outcome.data : outcome
}

const series = (labels: object, values: (number | string)[], from = 0) => ({
  metric: { __name__: 'node_load1', job: 'node', ...labels },
  values: values.map((value, index) => [1_764_288_000 + 15 * (from + index), String(value)]),
})

const matrix = (...result: object[]): string =>
  JSON.stringify({ status: 'success', data: { resultType: 'matrix', result } })

test('a range of Prometheus: series by the labels that tell them apart, nothing where there is no sample', () => {
  const input = matrix(series({ instance: 'a' }, [1.5, 2, 'NaN']), series({ instance: 'b' }, [4, 5], 1))
  expect(read(lineChart, 'prometheus', input)).toMatchObject({
    title: 'node_load1',
    measure: 'node_load1',
    columns: ['2025-11-28T00:00:00Z', '2025-11-28T00:00:15Z', '2025-11-28T00:00:30Z'],
    rows: [
      { name: 'a', values: [1.5, 2, null] },
      { name: 'b', values: [null, 4, 5] },
    ],
  })
})

test('more samples than a recipe draws become means of as many neighbors as it takes', () => {
  const input = matrix(
    ...['a', 'b'].map((instance) =>
      series(
        { instance },
        Array.from({ length: 240 }, (_, at) => at),
      ),
    ),
  )
  const { columns, rows } = read(sparklines, 'prometheus', input) as unknown as {
    columns: string[]
    rows: { values: number[] }[]
  }
  expect([columns.length, rows[0]?.values.slice(0, 2)]).toEqual([120, [0.5, 2.5]])
})

test('one moment of Prometheus is a row a series; what is not finite was not measured', () => {
  const sample = (handler: string, value: string) => ({ metric: { handler }, value: [1_764_288_000, value] })
  const result = [sample('/orders', '12.4'), sample('/health', '+Inf'), sample('/users', '3')]
  expect(read(orderedBar, 'prometheus', JSON.stringify({ data: { resultType: 'vector', result } }))).toMatchObject({
    rows: [
      { name: '/orders', value: 12.4 },
      { name: '/users', value: 3 },
    ],
  })
  expect(read(orderedBar, 'prometheus', '{"status": "error"}')).toMatchObject({ ok: false })
})

test('results in the XML of JUnit: failures first, then what took longest', () => {
  const input = `<?xml version="1.0"?><testsuites><!-- <testcase name="none"/> -->
    <testsuite name="parser"><testcase classname="test" name="reads" time="0.02"/>
      <testcase classname="test" name="&lt;a&gt; &amp; &#34;b&#34;" time="0.001"><failure message="1 is not 2"><![CDATA[</testcase>]]></failure></testcase>
      <testsuite name="deep"><testcase classname="test" name="nests" time="1.5"/></testsuite></testsuite>
    <testcase classname="test" name="later"><skipped message="no disk"/></testcase></testsuites>`
  expect(read(logTable, 'junit', input)).toMatchObject({
    title: '1 of 4 tests fails',
    rows: [
      { values: ['<a> & "b"', 'parser', 'failed', 1, '1 is not 2'] },
      { values: ['nests', 'deep', 'passed', 1500, null] },
      { values: ['reads', 'parser', 'passed', 20, null] },
      { values: ['later', null, 'skipped', null, 'no disk'] },
    ],
  })
  expect(read(logTable, 'junit', '<html></html>')).toMatchObject({ ok: false })
})

test('results of TAP: subtests stand for their suite, skipped and unfinished ones are no failures', () => {
  const input = `TAP version 14
    # Subtest: deep
        ok 1 - nests
          ---
          duration_ms: 97.5
          ...
    ok 1 - deep
      ---
      duration_ms: 99
      ...
    not ok 2 - dates
      ---
      duration_ms: 3
      error: 'one is not two'
      ...
not ok 1 - parser
  ---
  duration_ms: 120
  ...
ok 2 - top # SKIP not here
not ok 3 - later # TODO
1..3`
  expect(read(logTable, 'tap', input)).toMatchObject({
    title: '1 of 4 tests fails',
    rows: [
      { values: ['dates', 'parser', 'failed', 3, 'one is not two'] },
      { values: ['nests', 'parser › deep', 'passed', 97.5, null] },
      { values: ['top', null, 'skipped', null, 'not here'] },
      { values: ['later', null, 'skipped', null, null] },
    ],
  })
  expect(read(logTable, 'tap', 'nothing')).toMatchObject({ ok: false })
})
