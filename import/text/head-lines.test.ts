import { expect, test } from 'vitest'
import { headOf } from './head-lines.ts'

test.each([
  ['<b>spec</b><hr>targetRefs<br>tls', { lines: 1, isList: true }],
  ['<b>status</b> <hr/> ancestors', { lines: 1, isList: true }],
  ['one<br>name<hr>two<br>facts', { lines: 2, isList: true }],
  ['<b>Range</b><br/>sensor_msgs', { lines: 1, isList: false }],
  ['**Range**\nsensor_msgs\nat 10 Hz', { lines: 1, isList: false }],
  ['**Range**\nsensor_msgs\nat 10 Hz\nof the day', { lines: 1, isList: true }],
  ['<b>Context</b><br/>→&nbsp;<b>Enricher</b><br/><i>adds branding</i>', { lines: 2, isList: false }],
  ['Both poses<br>_with covariance_', { lines: 1, isList: false }],
  ['Both poses\\n<small>of the day</small>', { lines: 1, isList: false }],
  ['pg-0<br/>(source)', { lines: 1, isList: false }],
  ['NS<br>cache<br>(by label)', { lines: 2, isList: false }],
  ['Compile<br/>• linter<br/>• compiler', { lines: 1, isList: true }],
  ['Update<br>1. Upgrade', { lines: 1, isList: true }],
  ['Update<br>1. Switch<br>2.1. Remove', { lines: 1, isList: true }],
])('what %s is called is in its first lines', (label, head) => {
  expect(headOf(label)).toEqual(head)
})

test.each([
  '',
  'one line',
  '<b>targetRefs</b><hr>',
  '<hr>text',
  'two<br>lines',
  '<b>all</b><br><b>bold</b>',
  '(one)<br>(two)',
  '1. one<br>2. two',
  'one<br>• two<br>three',
  'plain<br><b>bold</b>',
  `${'x'.repeat(2000)}<br>(y)`,
])('all of %s is its name', (label) => {
  expect(headOf(label)).toBeUndefined()
})
