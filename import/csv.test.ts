import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import combo from '../recipes/column-line-combo/recipe.ts'
import connectedScatter from '../recipes/connected-scatter/recipe.ts'
import groupedBar from '../recipes/grouped-bar/recipe.ts'
import lineChart from '../recipes/line-chart/recipe.ts'
import orderedBar from '../recipes/ordered-bar/recipe.ts'
import sankey from '../recipes/sankey-traffic/recipe.ts'
import slopeChart from '../recipes/slope-chart/recipe.ts'
import { csv } from './csv.ts'
import { importData } from './import-data.ts'

const read = (recipe: unknown, text: string) => importData(recipe as AnyRecipe, text, { from: 'csv' })

test('names and one column of numbers become bars, measure and unit from the head', () => {
  expect(read(orderedBar, 'endpoint,p95 (ms)\r\n/search,"1,204"\r\n/cart,88.5\r\n')).toEqual({
    ok: true,
    data: {
      title: 'p95',
      measure: 'p95',
      unit: 'ms',
      rows: [
        { name: '/search', value: 1204 },
        { name: '/cart', value: 88.5 },
      ],
    },
  })
})

test('a heading names several measures and what each is of, unless that is longer than a line', () => {
  const headed = (head: string): unknown => {
    const outcome = read(groupedBar, `${head}\nSearch,30,1310\nMail,12,65\n`)
    return outcome.ok && (outcome.data as { title: string }).title
  }
  expect(headed('Service,p50,p99')).toBe('p50 and p99 by Service')
  const long = 'x'.repeat(35)
  expect(headed(`Service,${long}1,${long}2`)).toBe(`${long}1, ${long}`.slice(0, 72))
})

test('a column with decimal commas is read as such in every cell, and percent signs are its unit', () => {
  expect(read(orderedBar, 'endpoint;p95 (ms)\n/search;1.204,5\n/cart;88,5\n/pay;1,250\n')).toMatchObject({
    data: { rows: [{ value: 1204.5 }, { value: 88.5 }, { value: 1.25 }] },
  })
  expect(read(orderedBar, 'endpoint,errors\n/cart,2.5%\n/pay,12 %\n')).toMatchObject({
    data: { unit: '%', rows: [{ value: 2.5 }, { value: 12 }] },
  })
})

test('a first column of dates is the time axis, and other columns are the series', () => {
  const outcome = read(lineChart, 'Time;api;worker\n2026-03-04 09:00:00;12;3\n2026-03-04 09:05:00;15;\n')
  expect(outcome).toEqual({
    ok: true,
    data: {
      title: 'api and worker by Time',
      measure: 'Value',
      columns: ['2026-03-04T09:00:00', '2026-03-04T09:05:00'],
      rows: [
        { name: 'api', values: [12, 15] },
        { name: 'worker', values: [3, null] },
      ],
    },
  })
  expect(outcome.ok && drawRecipe(lineChart as unknown as AnyRecipe, outcome.data).ok).toBe(true)
})

test('a table that a recipe cannot draw is rejected with what its closest shape needs', () => {
  expect(read(slopeChart, 'service,before\na,1\nb,4\n')).toMatchObject({
    ok: false,
    findings: [{ at: 'rows', problem: 'must have at least 2 entries, got 1' }],
  })
})

test('two measures keep their units, and of three numbers the first names the steps of a course', () => {
  const table = ['hour,Requests,Errors (%)', '00:00,120,0.2', '01:00,80,4', '02:00,60,0.1', '03:00,90,0.2'].join('\n')
  expect(read(combo, table)).toMatchObject({
    ok: true,
    data: { rows: [{ name: 'Requests', values: [120, 80, 60, 90] }, { unit: '%' }] },
  })
  expect(read(connectedScatter, 'Clients,Throughput,p99 (ms)\n50,420,84\n100,830,88\n200,1600,108\n')).toMatchObject({
    ok: true,
    data: {
      along: 'clients',
      x: { name: 'Throughput' },
      y: { unit: 'ms' },
      points: [{ name: '50', x: 420, y: 84 }, {}, {}],
    },
  })
})

test('edges become a flow with amounts', () => {
  const outcome = read(sankey, 'from,to,value\n"CDN, edge",hit,70\n"CDN, edge",miss,30\n')
  expect(outcome).toMatchObject({ ok: true, data: { edges: [{ from: 'CDN, edge', to: 'hit', value: 70 }, {}] } })
})

test('groups of a distribution, points with names, and tables with kinds', () => {
  expect(csv.read('build,s\ncold,212\nwarm,60\ncold,198\n', { shape: 'distribution' })).toMatchObject({
    candidates: [
      {
        rows: [
          { name: 'cold', values: [212, 198] },
          { name: 'warm', values: [60] },
        ],
      },
    ],
  })
  expect(csv.read('service,runs,failures (%)\ncheckout,310,7.2\n', { shape: 'points' })).toMatchObject({
    candidates: [
      { x: { name: 'runs' }, y: { name: 'failures', unit: '%' }, points: [{ name: 'checkout', x: 310, y: 7.2 }] },
      {},
    ],
  })
  expect(csv.read('Path,Limit (MB)\n/v1/export,100\n', { shape: 'table' })).toMatchObject({
    candidates: [
      {
        columns: [{ name: 'Path' }, { name: 'Limit', kind: 'number', unit: 'MB' }],
        rows: [{ values: ['/v1/export', 100] }],
      },
    ],
  })
})

test('findings name the line, what was found and what is needed', () => {
  expect(read(orderedBar, 'name,value\na,1,2\n')).toEqual({
    ok: false,
    findings: [{ at: 'line 2', problem: '3 values for 2 columns' }],
  })
  expect(read(orderedBar, 'name,value\n"a,1\n')).toEqual({
    ok: false,
    findings: [{ at: 'line 2', problem: 'has a quote that is never closed' }],
  })
  expect(read(orderedBar, 'name,value\na,1\nb,2\nc,3\nd,many\n')).toEqual({
    ok: false,
    findings: [{ at: 'line 5', problem: '"many" is not a number; the other values of "value" are' }],
  })
  expect(read(orderedBar, '')).toMatchObject({
    ok: false,
    findings: [{ problem: expect.stringContaining('needs a head line') }],
  })
})

test('an importer that does not produce the shape of a recipe is rejected with those that do', () => {
  expect(importData(orderedBar as unknown as AnyRecipe, '', { from: 'cvs' })).toMatchObject({
    findings: [
      { problem: 'there is no importer "cvs"; this recipe has data of the shape numbers: it takes csv, prometheus' },
    ],
  })
})

test('a table with several columns of numbers, for a recipe that draws one, is refused in words about the table', () => {
  expect(read(orderedBar, 'region,last year,this year\nnorth,1,2\nsouth,,3\n')).toEqual({
    ok: false,
    findings: [
      {
        at: 'line 1',
        problem:
          'has 2 columns of numbers ("last year", "this year"), and this recipe draws one: leave one, or take a recipe for several',
      },
    ],
  })
})
